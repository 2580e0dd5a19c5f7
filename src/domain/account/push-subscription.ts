import * as v from 'valibot'

/**
 * Body of a browser's push subscription, as its `toJSON()` returns it. Keys in base64url: the browser's public key, an
 * uncompressed point of 65 bytes, and a secret of 16 (RFC 8291).
 */
export const PushSubscriptionBody = v.object({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(1_000, 'too_long'),
    v.regex(/^https?:\/\/[^\s/]+/, 'endpoint_invalid'),
  ),
  expirationTime: v.nullish(v.number()),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/, 'key_invalid')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/, 'key_invalid')),
  }),
})
export type PushSubscriptionBody = v.InferOutput<typeof PushSubscriptionBody>
