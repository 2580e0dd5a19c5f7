import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { inBackground } from '#data/background-work.ts'
import { useDismissal } from '#shell/dismissal/use-dismissal.ts'
import { useInPlace } from '#shell/dismissal/use-in-place.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { AnnouncementBanner } from './announcement-banner.tsx'
import { UserAreaAnnouncements } from './announcements.gql.ts'
import { announcingAtom } from './announcing-atom.ts'
import {
  type Announcement,
  AnnouncementsError,
  fetchAnnouncements,
  homeAnnouncements,
} from './read-announcements.ts'

/** The announcements of the home page, unless they were closed within the last two hours. */
export function Announcements() {
  const { dismissed, dismiss } = useDismissal('ANNOUNCEMENT_OPEN')
  const shown = useAnnouncements(dismissed)
  const announce = useSetAtom(announcingAtom)
  const state =
    dismissed || shown?.length === 0 ? 'nothing' : shown === null ? 'unknown' : 'something'
  useEffect(() => announce(state), [state, announce])
  const inPlace = useInPlace(state === 'something')
  if (state !== 'something' || !shown || !inPlace) return null
  return <AnnouncementBanner announcements={shown} onClose={dismiss} />
}

const context = inBackground('announcements')

/** Returns the announcements to show; null while not known. */
function useAnnouncements(dismissed: boolean): readonly Announcement[] | null {
  const { t } = useLingui()
  const toast = useToast()
  const [announcements, setAnnouncements] = useState<readonly Announcement[] | null>(null)
  const [{ data }] = useQuery({ query: UserAreaAnnouncements, pause: dismissed, context })
  useEffect(() => {
    if (dismissed) return
    let gone = false
    const failed = (error: unknown) => {
      if (gone) return
      setAnnouncements([])
      if (error instanceof AnnouncementsError)
        toast({
          tone: 'warning',
          text: error.kind === 'invalid' ? t`Invalid Data!` : t`Server Error!`,
        })
    }
    void fetchAnnouncements(location.hostname).then((found) => {
      if (!gone) setAnnouncements(found ?? [])
    }, failed)
    return () => {
      gone = true
    }
    // Asked once for each time the banner may be shown; another language asks nothing again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dismissed])
  return data ? homeAnnouncements(data.activeUserAreaAnnouncements) : announcements
}
