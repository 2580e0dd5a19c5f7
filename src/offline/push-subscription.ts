/** Outcome of storing a subscription. `revoked`: the person has switched this browser off from another device. */
export type StoredSubscription = 'kept' | 'revoked' | 'failed'

const at = '/notification/subscriptions'

/** Tells the server where this browser takes messages; page and worker do it alike. @throws TypeError without a network */
export async function storePushSubscription(
  fetch: typeof globalThis.fetch,
  subscription: PushSubscription,
): Promise<StoredSubscription> {
  const { ok, status } = await fetch(at, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  })
  if (ok) return 'kept'
  return status === 409 ? 'revoked' : 'failed'
}

/** Tells the server that this browser takes none any more. @throws TypeError without a network */
export const deletePushSubscription = (fetch: typeof globalThis.fetch): Promise<unknown> =>
  fetch(at, { method: 'DELETE' })

/** Message from the worker to open pages: a notice has arrived, or a pressed message wants to open its page. */
export type WorkerMessage = { kind: 'notice' } | { kind: 'open'; path: string }
