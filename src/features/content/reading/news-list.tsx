import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { withBasePath } from '#offline/base-path.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Stack } from '#ui/display/stack.tsx'
import type { NewsRow } from '../content.gql.ts'
import * as css from '../content.css.ts'

/** News with what is unread, newest first. */
export function NewsList({ news }: { news: readonly NewsRow[] }) {
  const { t } = useLingui()
  const { dayOf } = useDates()
  return (
    <Stack gap={3}>
      {news.map(({ id, title, publishedAt, isRead, file }) => (
        <div key={id} className={css.item}>
          {file?.thumbnailUrl && (
            <img
              className={css.thumb}
              src={withBasePath(file.thumbnailUrl)}
              alt=""
              loading="lazy"
            />
          )}
          <div>
            <Link to={`/news/${id}` as never}>{title}</Link>{' '}
            {!isRead && <Badge tone="info">{t`New`}</Badge>}
            <div className={css.quiet}>{dayOf(Date.parse(String(publishedAt)))}</div>
          </div>
        </div>
      ))}
    </Stack>
  )
}
