import type { CombinedError } from '@urql/core'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { useQuery } from 'urql'
import { type Credit, creditsOf } from '#domain/ordering/credit.ts'
import { failureOf } from '#data/failure.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useScope, useUser } from '#shell/session/use-session.ts'
import { CreditInformation } from './credit.gql.ts'
import { useKeptCredit } from './use-kept-credit.ts'

/**
 * The chosen customer's credit. `credits` is null while there is none to show; `kind` says why. The last answer stays on
 * the device until the logout, for a start offline.
 */
export interface CreditView {
  kind: 'loading' | 'ready' | 'none' | 'failed' | 'offline'
  credits: readonly Credit[] | null
  /** The figures cannot be refreshed now. */
  stale: boolean
  /** Error of the answer. */
  problem: Error | null
  retry: () => void
}

/** Reads the records, or why there are none. */
function judged(
  data: { creditInformation: readonly Credit[] } | undefined,
): Pick<CreditView, 'credits' | 'problem'> {
  try {
    return { credits: creditsOf(data), problem: null }
  } catch (problem) {
    return { credits: null, problem: problem as Error }
  }
}

/** An answer that holds nothing. Without a network or a session there is none, and the page says so in its own place. */
const isFault = (error: CombinedError | undefined) => failureOf(error).kind === 'unknown'

/** Loads the credit of the chosen customer, where this person may see it. Null: none chosen, or no permission. */
export function useCredit(): CreditView | null {
  const { customerData } = useUser()
  const mayRead = useScope('credit-status.read', 'invoice-status.read')
  const online = useAtomValue(onlineAtom)
  const pause = !mayRead || !customerData
  const [{ data, error, fetching }, ask] = useQuery({
    query: CreditInformation,
    pause,
    requestPolicy: 'cache-and-network',
  })
  const retry = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask])
  const failed = error !== undefined
  useEffect(() => {
    if (online && failed) retry()
    // Only the network's coming back is a reason: asking again at each failure would never end.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [online])
  const { credits, problem } = useMemo(() => judged(data), [data])
  const kept = useKeptCredit(pause ? null : customerData.custCode.r3, credits)
  if (pause) return null
  if (!data && !online && kept)
    return { kind: 'ready', credits: kept, stale: true, problem: null, retry }
  if (!data && (fetching || !error))
    return { kind: 'loading', credits: null, stale: false, problem: null, retry }
  if (!data)
    return {
      kind: online ? 'failed' : 'offline',
      credits: null,
      stale: true,
      problem: isFault(error) ? problem : null,
      retry,
    }
  return { kind: credits ? 'ready' : 'none', credits, stale: failed || !online, problem, retry }
}
