import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isOwnPath } from '#domain/portal/own-path.ts'
import { Card } from '#ui/display/card.tsx'
import { SafeHtml } from '../html/safe-html.tsx'

interface AnnouncementCardProps {
  title: string
  url: string | null
  /** HTML. */
  content: string
}

/** An announcement on the home page. */
export function AnnouncementCard({ title, url, content }: AnnouncementCardProps) {
  return (
    <Card title={url ? <Target to={url}>{title}</Target> : title}>
      <SafeHtml html={content} />
    </Card>
  )
}

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
