import type { ReactNode } from 'react'
import { chip, count as countClass } from './chip.css.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

interface ChipProps {
  /** In force: shown in the accent and said as pressed. */
  chosen?: boolean
  /** As it is written in the reader's language. */
  count?: string | undefined
  icon?: IconName
  disabled?: boolean
  /** The chip is a thing that can be taken away: a cross, and these words for it. */
  removeLabel?: string
  onPress: () => void
  children: ReactNode
}

/** A filter to press on and off, or one in force that can be removed. */
export function Chip({
  chosen = false,
  count,
  icon,
  disabled,
  removeLabel,
  onPress,
  children,
}: ChipProps) {
  return (
    <button
      type="button"
      className={chip({ chosen })}
      aria-pressed={removeLabel ? undefined : chosen}
      title={removeLabel}
      disabled={disabled}
      onClick={onPress}
    >
      {icon && <Icon name={icon} size="sm" />}
      {children}
      {count !== undefined && <span className={countClass}>{count}</span>}
      {removeLabel && <Icon name="close" size="sm" label={removeLabel} />}
    </button>
  )
}
