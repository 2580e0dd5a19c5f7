import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { count, counted } from './bar.css.ts'
import { grow, row } from '#shell/i18n/language-row.css.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { UnreadCount } from '#parts/notifications/unread-count.tsx'

/** The way to the inbox in a desk's bar. */
export function Bell() {
  const { t } = useLingui()
  const { features } = useConfig()
  if (!features.WEB_NOTIFICATION) return null
  return (
    <Link
      to="/notifications"
      title={t`Notifications`}
      className={button({ variant: 'ghost', shape: 'icon' })}
    >
      <span className={counted}>
        <Icon name="bell" label={t`Notifications`} />
        <span className={count}>
          <UnreadCount />
        </span>
      </span>
    </Link>
  )
}

/** Notifications row of a phone's drawer. */
export function BellRow() {
  const { features } = useConfig()
  if (!features.WEB_NOTIFICATION) return null
  return (
    <Link to="/notifications" className={row}>
      <Icon name="bell" />
      <span className={grow}>
        <Trans>Notifications</Trans>
      </span>
      <UnreadCount />
    </Link>
  )
}
