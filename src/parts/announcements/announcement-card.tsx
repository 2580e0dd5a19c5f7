import { FileDownload } from '../content/file-download.tsx'
import type { ReadFile } from '../content/read-file.ts'
import { useSizeText } from '../file/use-size-text.ts'
import { Card } from '#ui/display/card.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { muted, small } from '#ui/theme/text.css.ts'
import { SafeHtml } from '../html/safe-html.tsx'
import { Target } from './announcement-target.tsx'

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
