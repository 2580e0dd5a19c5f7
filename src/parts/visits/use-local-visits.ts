import { useEffect, useState } from 'react'
import { database } from '#offline/database.ts'
import { forgetEndedForms } from '#offline/drafts/stored-forms.ts'
import { subscribeLive } from '#offline/live-query.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { useUser } from '#shell/session/use-session.ts'
import { type LocalVisits, localVisits, visitForm } from './local-visits.ts'

/** Returns the signed-in person's visits on this device; undefined until they are read. */
export function useLocalVisits(): LocalVisits | undefined {
  const { id } = useUser()
  const [found, setFound] = useState<LocalVisits>()
  useEffect(() => {
    void forgetEndedForms(database, id, visitForm, Date.now()).catch(() => undefined)
    // Progress changes in a database of its own, which the other's live query sees as well.
    return subscribeLive(() => localVisits(database, uploadDatabase, id), setFound)
  }, [id])
  return found
}
