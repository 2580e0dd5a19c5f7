import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import * as css from './floating.css.ts'
import { Icon } from '../display/icon.tsx'
import type { IconName } from '../display/icon-paths.ts'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** A list of things to do, opened from a button. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={css.panel} align={align} sideOffset={8} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps {
  icon?: IconName
  danger?: boolean
  disabled?: boolean
  onSelect?: () => void
  /** The child is a link and becomes the entry. */
  asChild?: boolean
  children: ReactNode
}

/** One thing to do. */
export function MenuItem({ icon, danger, disabled, onSelect, asChild, children }: MenuItemProps) {
  return (
    <Radix.Item
      className={danger ? `${css.item} ${css.danger}` : css.item}
      disabled={disabled}
      onSelect={onSelect}
      asChild={asChild}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon && <Icon name={icon} size="sm" />}
          {children}
        </>
      )}
    </Radix.Item>
  )
}

/** Quiet words above a group of entries. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={css.label}>{children}</Radix.Label>
}

/** A line between groups. */
export function MenuSeparator() {
  return <Radix.Separator className={css.separator} />
}
