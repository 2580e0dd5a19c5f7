import { Plural } from '@lingui/react/macro'
import { CountBadge } from '#ui/display/count-badge.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { useUnreadCount } from './use-unread-count.ts'

/** Highest count shown, because there is no room for more. */
const most = 99

/** The number at the bell; nothing when everything has been read. */
export function UnreadCount() {
  const unread = useUnreadCount()
  if (unread === 0) return null
  return (
    <CountBadge>
      <span aria-hidden>{unread > most ? `${most}+` : unread}</span>
      <VisuallyHidden>
        <Plural value={unread} one="# unread notification" other="# unread notifications" />
      </VisuallyHidden>
    </CountBadge>
  )
}
