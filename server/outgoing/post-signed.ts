import type { Clock } from '../clock.ts'
import { isOpenAddress, publicLookup } from '../push/push-address.ts'
import { Cause } from './cause.ts'
import { isTaken, post, type Posted, refusalOf } from './post.ts'
import { signature } from './sign.ts'

interface SignedPosting {
  url: string
  body: string | Uint8Array
  /** Each of them signs: a receiver may know the old one or the new one. */
  secrets: readonly string[]
  /** Stays the same at each try, so that a receiver takes it once. */
  messageId: string
  /** Milliseconds until one who hangs is given up. */
  patience: number
  headers?: Readonly<Record<string, string>>
}

/** A try to send something, and what came of it. */
export interface Outcome {
  at: Date
  milliseconds: number
  /** Null: no answer came. */
  posted: Posted | null
  /** Null: it was taken. */
  cause: Cause | null
}

/**
 * Posts to an address that a person has entered, signed as in Standard Webhooks, and only to the open internet.
 * @param local of the setting: addresses at http and in private networks are allowed
 */
export async function postSigned(
  { url, body, secrets, messageId, patience, headers }: SignedPosting,
  { clock, local }: { clock: Clock; local: boolean },
): Promise<Outcome> {
  const at = clock()
  const started = performance.now()
  const taken = () => Math.round(performance.now() - started)
  const timestamp = Math.floor(at.getTime() / 1_000)
  try {
    if (!isOpenAddress(url, local))
      throw new Cause('private_address', 'This address is not on the open internet')
    const posted = await post({
      url,
      body,
      patience,
      headers: {
        ...headers,
        'webhook-id': messageId,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signature(secrets, { id: messageId, timestamp, body }),
      },
      ...(local ? {} : { lookup: publicLookup }),
    })
    const cause = isTaken(posted) ? null : refusalOf(posted)
    return { at, milliseconds: taken(), posted, cause }
  } catch (error) {
    if (!(error instanceof Cause)) throw error
    return { at, milliseconds: taken(), posted: null, cause: error }
  }
}
