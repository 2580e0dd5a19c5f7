import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import type { AnyQuestion } from '#data/load.ts'
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

/** Asks the server again whenever something has gone there from this device. @param questions that its answer changes */
export function useRefreshAfterSending(
  local: LocalVisits | undefined,
  questions: readonly AnyQuestion[],
): void {
  const client = useClient()
  const before = useRef(0)
  const latest = useRef(questions)
  useEffect(() => {
    latest.current = questions
  })
  const waiting = local?.waiting ?? 0
  useEffect(() => {
    if (waiting < before.current)
      for (const { query, variables } of latest.current)
        void client.query(query, variables, { requestPolicy: 'network-only' }).toPromise()
    before.current = waiting
  }, [client, waiting])
}
