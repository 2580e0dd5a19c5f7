import type { Client } from '@urql/core'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import type { AnyQuestion } from '#data/load.ts'
import { sentAtAtom } from '#shell/sync/sync-state.ts'

/** Time before a screen opened, in ms, in which its answer may be older than what this device had just sent. */
const justBefore = 15_000

/** Asks the server again whenever a change of this device has got its result there, also just before the screen opened. */
export function useReloadAfterSending(questions: readonly AnyQuestion[]): void {
  const client = useClient()
  const sentAt = useAtomValue(sentAtAtom)
  const [openedAt] = useState(Date.now)
  const latest = useRef(questions)
  useEffect(() => {
    latest.current = questions
  })
  useEffect(() => {
    if (sentAt > openedAt - justBefore)
      for (const question of latest.current) void askAgain(client, question)
  }, [client, openedAt, sentAt])
}

/** Waits for an answer that is on its way, as it may be older and the client would drop the same question beside it. */
async function askAgain(client: Client, { query, variables }: AnyQuestion) {
  await client.query(query, variables, { requestPolicy: 'cache-only' }).toPromise()
  await client.query(query, variables, { requestPolicy: 'network-only' }).toPromise()
}
