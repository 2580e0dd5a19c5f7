import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { crumb, crumbs } from './breadcrumbs.css.ts'
import { Icon } from './icon.tsx'

interface BreadcrumbsProps {
  label: string
  /** From the top; the last one is where we are and leads nowhere. */
  items: readonly { label: ReactNode; to?: string; params?: Record<string, string> }[]
}

/** The way from the top of an area to this screen. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={crumbs}>
        {items.map((item, index) => (
          <li key={index} className={crumb}>
            {index > 0 && <Icon name="chevron-right" size="sm" />}
            {item.to && index < items.length - 1 ? (
              <Link to={item.to} params={item.params as never}>{item.label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
