import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { isOwnPath } from '#domain/html-rule.ts'
import { SafeHtml } from '#parts/html/safe-html.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { banner, clipped, close, icon, more, text, words } from './announcements.css.ts'
import { type Announcement, lengthOf } from './read-announcements.ts'

/** From how many characters on the text is clipped where there is little room (document 1 section 9). */
const readMoreFrom = 400

interface AnnouncementBannerProps {
  announcements: readonly Announcement[]
  onClose: () => void
}

/** What is announced, under the bars until it is closed. */
export function AnnouncementBanner({ announcements, onClose }: AnnouncementBannerProps) {
  const { t } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  const long = lengthOf(announcements) > readMoreFrom
  return (
    // What scrolls must be reached by the keyboard too.
    <div className={banner} role="region" aria-label={t`Announcements`} tabIndex={0}>
      <span className={icon}><Icon name="bell" /></span>
      <div className={words}>
        <div id={id} className={long && !open ? `${text} ${clipped}` : text}>
          {announcements.map(({ id: key, title, url, content }) => (
            <article key={key}>
              <h2><Title title={title} url={url} /></h2>
              <SafeHtml html={content} />
            </article>
          ))}
        </div>
        {long && (
          <span className={more}>
            <Button size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              {open ? <Trans>See Less</Trans> : <Trans>See More</Trans>}
            </Button>
          </span>
        )}
      </div>
      <span className={close}><IconButton icon="close" label={t`Close the announcements`} onClick={onClose} /></span>
    </div>
  )
}

/** The title, leading where the announcement says: within the portal, or out of it in a window of its own. */
function Title({ title, url }: Pick<Announcement, 'title' | 'url'>) {
  if (url && isOwnPath(url)) return <a href={url}>{title}</a>
  if (url && /^https?:/.test(url)) return <a href={url} target="_blank" rel="noopener noreferrer">{title}</a>
  return title
}
