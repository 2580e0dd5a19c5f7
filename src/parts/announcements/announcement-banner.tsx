import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { isOwnPath } from '#domain/portal/own-path.ts'
import { SafeHtml } from '../html/safe-html.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import * as css from './announcements.css.ts'
import { Target } from './announcement-target.tsx'
import type { Announcement } from './read-announcements.ts'

interface AnnouncementBannerProps {
  announcements: readonly Announcement[]
  onClose: () => void
}

/** Announcements above the page until closed: one line, whatever is announced; the rest opens at a press. */
export function AnnouncementBanner({ announcements, onClose }: AnnouncementBannerProps) {
  const { t } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  const others = announcements.length - 1
  return (
    <div className={css.banner} role="region" aria-label={t`Announcements`}>
      <div className={css.line}>
        <span className={css.icon}>
          <Icon name="bell" />
        </span>
        {announcements[0] && <h2 className={css.title}>{announcements[0].title}</h2>}
        {others > 0 && (
          <span className={css.others}>
            <Trans>+{others} more</Trans>
          </span>
        )}
        <span className={css.actions}>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? <Trans>Show less</Trans> : <Trans>Read</Trans>}
          </Button>
          <IconButton icon="close" label={t`Close the announcements`} onClick={onClose} />
        </span>
      </div>
      <div id={id} className={css.words} hidden={!open}>
        {open &&
          announcements.map(({ id: key, title, url, content }) => (
            <article key={key}>
              <h3>
                <Title title={title} url={url} />
              </h3>
              <SafeHtml html={content} />
            </article>
          ))}
      </div>
    </div>
  )
}

/** The title, leading where the announcement says: within the portal, or out of it in a window of its own. */
function Title({ title, url }: Pick<Announcement, 'title' | 'url'>) {
  return url && (isOwnPath(url) || /^https?:/.test(url)) ? <Target to={url}>{title}</Target> : title
}
