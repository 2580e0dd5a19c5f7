import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isOwnPath } from '#domain/portal/own-path.ts'

/** A link within the portal, or out of it in a window of its own. */
export function Target({ to, children }: { to: string; children: ReactNode }) {
  return isOwnPath(to) ? (
    <Link to={to as never}>{children}</Link>
  ) : (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
