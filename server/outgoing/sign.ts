import { createHmac, randomBytes } from 'node:crypto'

/** Makes a secret as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Signs a message by Standard Webhooks with each of the secrets. @param timestamp seconds since 1970 */
export function signature(
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: number; body: string | Uint8Array },
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`
    })
    .join(' ')
}
