import type { ButtonHTMLAttributes, Ref } from 'react'
import { button } from './button.css.ts'
import { Icon } from './display/icon.tsx'
import type { IconName } from './display/icon-paths.ts'

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children'
> {
  icon: IconName
  /** Words of the action: for screen readers and on hover. */
  label: string
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'sm' | 'md'
  ref?: Ref<HTMLButtonElement>
}

/** A square button that shows only an icon. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'md',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={button({ variant, shape: size === 'sm' ? 'iconSmall' : 'icon' })}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
