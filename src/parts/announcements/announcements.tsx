import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { useDismissal } from '#shell/dismissal/use-dismissal.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { AnnouncementBanner } from './announcement-banner.tsx'
import { UserAreaAnnouncements } from './announcements.gql.ts'
import {
  type Announcement,
  AnnouncementsError,
  fetchAnnouncements,
  homeAnnouncements,
} from './read-announcements.ts'

/** The announcements of the home page, unless they were closed within the last two hours. */
export function Announcements() {
  const { t } = useLingui()
  const toast = useToast()
  const { dismissed, dismiss } = useDismissal('ANNOUNCEMENT_OPEN')
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([])
  // Silent on failure: the query for everyone's announcements below reports it.
  const [{ data }] = useQuery({ query: UserAreaAnnouncements, pause: dismissed, context: silent })
  useEffect(() => {
    if (dismissed) return
    let gone = false
    const failed = (error: unknown) => {
      if (gone || !(error instanceof AnnouncementsError)) return
      toast({
        tone: 'warning',
        text: error.kind === 'invalid' ? t`Invalid Data!` : t`Server Error!`,
      })
    }
    void fetchAnnouncements(location.hostname).then((found) => {
      if (found && !gone) setAnnouncements(found)
    }, failed)
    return () => {
      gone = true
    }
    // Asked once for each time the banner may be shown; another language asks nothing again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dismissed])
  const shown = data ? homeAnnouncements(data.activeUserAreaAnnouncements) : announcements
  if (dismissed || shown.length === 0) return null
  return <AnnouncementBanner announcements={shown} onClose={dismiss} />
}
