import { useRouter } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { type MouseEvent, useRef } from 'react'
import { withBasePath } from '#offline/base-path.ts'
import { useMayOpen } from '#shell/navigation/use-may-open.ts'
import { useLocale } from '#shell/i18n/use-locale.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import type { IconName } from '#ui/display/icon-paths.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import * as css from './notifications.css.ts'
import type { Notifications } from './notifications.gql.ts'

export type NoticeItem = ResultOf<typeof Notifications>['notifications']['notifications'][number]

const icons: Record<NoticeItem['kind'], IconName> = {
  ORDER_PLACED: 'package',
  PASSWORD_CHANGED: 'shield',
  BACK_IN_STOCK: 'bell',
  COLLECT_ORDER: 'package',
  VENDOR_ORDER: 'package',
  VENDOR_ITEM: 'truck',
  DOWNLOAD_READY: 'download',
  DOWNLOAD_FAILED: 'download',
  CLAIM_CHANGED: 'wrench',
  QUOTE_SENT: 'document',
  QUOTE_ACCEPTED: 'document',
  QUOTE_DECLINED: 'document',
  QUOTE_WITHDRAWN: 'document',
  PAYMENT_COMPLETED: 'card',
  PAYMENT_FAILED: 'card',
  PAYMENT_VOIDED: 'card',
  PAYMENT_ATTENTION: 'card',
}

interface NoticeRowProps {
  notice: NoticeItem
  onRead: () => void
}

/** Notice; opening its title marks it as read. */
export function NoticeRow({ notice, onRead }: NoticeRowProps) {
  const { t } = useLingui()
  const router = useRouter()
  const locale = useLocale()
  const mayOpen = useMayOpen()
  const { brief } = useDates()
  const link = useRef<HTMLAnchorElement>(null)
  const { kind, title, body, path, createdAt, readAt } = notice
  const href = `/${locale}${path}`
  const open = (event: MouseEvent) => {
    if (!readAt) onRead()
    // In a new tab the browser goes there itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    router.history.push(href)
  }
  // The button goes with what it did; who came by keyboard goes on from the row.
  const read = () => {
    link.current?.focus()
    onRead()
  }
  return (
    <li className={css.notice} data-unread={!readAt}>
      <Icon name={icons[kind]} />
      <div className={css.words}>
        {mayOpen(path) ? (
          <a ref={link} href={withBasePath(href)} className={css.title} onClick={open}>
            {title}
          </a>
        ) : (
          <span className={css.title}>{title}</span>
        )}
        <div>{body}</div>
        <div className={css.quiet}>
          {brief(new Date(String(createdAt)))}
          {!readAt && (
            <StatusDot tone="info">
              <Trans>Unread</Trans>
            </StatusDot>
          )}
        </div>
      </div>
      {!readAt && (
        <span className={css.above}>
          <IconButton icon="check" size="sm" label={t`Mark “${title}” as read`} onClick={read} />
        </span>
      )}
    </li>
  )
}
