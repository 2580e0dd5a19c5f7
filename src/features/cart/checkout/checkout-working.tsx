import type { ReactNode } from 'react'
import { Icon } from '#ui/display/icon.tsx'
import type { IconName } from '#ui/display/icon-paths.ts'
import * as css from './checkout-fields.css.ts'

/** Something goes on that must not be pressed twice: what it is, and what the person may rely on. */
export function CheckoutWorking({
  icon,
  heading,
  children,
}: {
  icon: IconName
  heading: ReactNode
  children?: ReactNode
}) {
  return (
    <section className={css.working} role="status">
      <Icon name={icon} size="lg" />
      <h2>{heading}</h2>
      {children && <p className={css.quietText}>{children}</p>}
    </section>
  )
}
