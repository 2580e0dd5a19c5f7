import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isOwnPath } from '#domain/portal/own-path.ts'
import { FileDownload } from '../content/file-download.tsx'
import type { ReadFile } from '../content/read-file.ts'
import { useSizeText } from '../file/use-size-text.ts'
import { Card } from '#ui/display/card.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { muted, small } from '#ui/theme/text.css.ts'
import { SafeHtml } from '../html/safe-html.tsx'

interface AnnouncementCardProps {
  title: string
  url: string | null
  /** HTML. */
  content: string
  file: ReadFile | null
}

/** An announcement on the home page, and its file to download. */
export function AnnouncementCard({ title, url, content, file }: AnnouncementCardProps) {
  const sizeText = useSizeText()
  return (
    <Card title={url ? <Target to={url}>{title}</Target> : title}>
      <Stack gap={3}>
        <SafeHtml html={content} />
        {file && (
          <Row>
            <span className={`${muted} ${small}`}>
              {file.fileName} · {sizeText(file.bytes)}
            </span>
            <FileDownload file={file} />
          </Row>
        )}
      </Stack>
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
