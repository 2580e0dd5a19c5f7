import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import webPush from 'web-push'
import { publicLookup } from './push-address.ts'
import type { VapidKeys } from './vapid.ts'

export interface PushMessage {
  endpoint: string
  p256dh: string
  auth: string
  payload: string
  /** Seconds for which a push service keeps it for a device that is away. */
  ttl: number
}

export interface PushSender {
  keys: VapidKeys
  /** Whom a push service may turn to, as `mailto:` or `https:`. */
  subject: string
  /** Private networks and http are allowed. */
  local: boolean
}

/** A push service that hangs is given up after this many milliseconds. */
const patience = 10_000

/**
 * Encrypts a message for one browser and sends it to that browser's push service. web-push cannot restrict the
 * addresses its request goes to, so it only prepares it.
 * @returns the HTTP status of the answer
 * @throws Error without an answer
 */
export function postMessage(
  { endpoint, p256dh, auth, payload, ttl }: PushMessage,
  { keys, subject, local }: PushSender,
): Promise<number> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payload,
    {
      vapidDetails: { subject, ...keys },
      TTL: ttl,
      contentEncoding: 'aes128gcm',
    },
  )
  const ask = endpoint.startsWith('http:') ? httpRequest : httpsRequest
  return new Promise((resolve, reject) => {
    const request = ask(
      endpoint,
      {
        method,
        headers,
        signal: AbortSignal.timeout(patience),
        ...(local ? {} : { lookup: publicLookup }),
      },
      (response) => {
        // The body of the answer is not needed, and may be endless.
        response.destroy()
        resolve(response.statusCode ?? 0)
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
