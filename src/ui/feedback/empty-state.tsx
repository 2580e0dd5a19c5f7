import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'
import { Icon } from '../display/icon.tsx'
import type { IconName } from '../display/icon-paths.ts'

interface EmptyStateProps {
  variant?: 'no-data' | 'no-result' | 'custom'
  heading: ReactNode
  /** Of the heading: 1 where this is the whole page. */
  level?: 1 | 2
  /** Purpose of the list, and what to do. */
  text?: ReactNode
  /** In place of the variant's icon. */
  icon?: IconName
  image?: ReactNode
  action?: ReactNode
}

const icons: Record<NonNullable<EmptyStateProps['variant']>, IconName> = {
  'no-data': 'package',
  'no-result': 'search',
  custom: 'info',
}

/** Nothing here, said kindly: what would be here, and how it gets here. */
export function EmptyState({
  variant = 'no-data',
  heading,
  level = 2,
  text,
  icon,
  image,
  action,
}: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={css.empty}>
      {image ?? <Icon name={icon ?? icons[variant]} size="lg" />}
      <Heading className={css.heading}>{heading}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.actions}>{action}</div>}
    </section>
  )
}
