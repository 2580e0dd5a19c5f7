import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { isOwnPath } from '#domain/portal/html-rule.ts'
import { SafeHtml } from '../html/safe-html.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { usePhone } from '#ui/media/use-phone.ts'
import * as css from './announcements.css.ts'
import { type Announcement, lengthOf } from './read-announcements.ts'

/** From how many characters on the text is clipped where there is little room. */
const readMoreFrom = 400

interface AnnouncementBannerProps {
  announcements: readonly Announcement[]
  onClose: () => void
}

/** Announcements under the bars until closed. A phone shows only titles; the rest opens at a press. */
export function AnnouncementBanner({ announcements, onClose }: AnnouncementBannerProps) {
  const { t } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  const phone = usePhone()
  const folded = phone && !open
  const long = lengthOf(announcements) > readMoreFrom
  const told = folded ? css.titles : long && !open ? `${css.text} ${css.clipped}` : css.text
  return (
    // What scrolls must be reached by the keyboard too.
    <div className={css.banner} role="region" aria-label={t`Announcements`} tabIndex={0}>
      <span className={css.icon}>
        <Icon name="bell" />
      </span>
      <div className={folded ? css.line : css.words}>
        <div id={id} className={told}>
          {announcements.map(({ id: key, title, url, content }) => (
            <article key={key}>
              <h2>
                <Title title={title} url={url} />
              </h2>
              <div hidden={folded}>
                <SafeHtml html={content} />
              </div>
            </article>
          ))}
        </div>
        {(phone || long) && (
          <span className={css.more}>
            <Button
              size="sm"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {open ? <Trans>See Less</Trans> : <Trans>See More</Trans>}
            </Button>
          </span>
        )}
      </div>
      <span className={css.close}>
        <IconButton icon="close" label={t`Close the announcements`} onClick={onClose} />
      </span>
    </div>
  )
}

/** The title, leading where the announcement says: within the portal, or out of it in a window of its own. */
function Title({ title, url }: Pick<Announcement, 'title' | 'url'>) {
  if (url && isOwnPath(url)) return <a href={url}>{title}</a>
  if (url && /^https?:/.test(url))
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {title}
      </a>
    )
  return title
}
