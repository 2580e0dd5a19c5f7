import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { busyRing, button } from './button.css.ts'
import { Icon } from './display/icon.tsx'
import type { IconName } from './display/icon-paths.ts'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  icon?: IconName
  /** Work is under way: the words stay for screen readers, a second press does nothing. */
  busy?: boolean
  /** As wide as what holds it. */
  fill?: boolean
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button with words. Not a submit button unless told so. */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  fill,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={button({ variant, size, fill, busy })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} size="sm" />}
      {children}
      {busy && <span className={busyRing({ variant })} />}
    </button>
  )
}
