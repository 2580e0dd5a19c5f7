import type { AccountEntry, CardEntry } from '#domain/payments/payment-entry.ts'
import { withBasePath } from '#offline/base-path.ts'

/** Answer of the payment service to a card or account. */
export type TokenAnswer = { token: string } | { code: string; field: string | null }

/**
 * Hands a card or account to the payment service, which answers a token for it. Nothing of it goes anywhere else.
 * @returns code `NETWORK` when the service was not reached
 */
export async function requestToken(
  url: string,
  entry: CardEntry | AccountEntry,
): Promise<TokenAnswer> {
  try {
    const answer = await fetch(withBasePath(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
    })
    const body = (await answer.json()) as { token?: unknown; code?: unknown; field?: unknown }
    if (answer.status === 201 && typeof body.token === 'string') return { token: body.token }
    return {
      code: typeof body.code === 'string' ? body.code : 'UNKNOWN',
      field: typeof body.field === 'string' ? body.field : null,
    }
  } catch {
    return { code: 'NETWORK', field: null }
  }
}
