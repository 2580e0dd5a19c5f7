import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { crumb, crumbs, plain } from './breadcrumbs.css.ts'
import { Icon } from '../display/icon.tsx'

interface BreadcrumbsProps {
  label: string
  /** From the top; the last one is where we are and leads nowhere. */
  items: readonly { label: ReactNode; to?: string }[]
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
              <Link to={item.to}>{item.label}</Link>
            ) : (
              <span
                className={plain}
                {...(index === items.length - 1
                  ? { 'aria-current': 'page', 'aria-disabled': true }
                  : {})}
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
