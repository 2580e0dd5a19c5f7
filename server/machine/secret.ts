import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Beginnings of secrets; that of a sandbox says so. */
const prefixes = { real: 'pnr_', sandbox: 'pnr_test_' } as const
/** Characters behind the prefix by which a key is found and recognised too. */
const startLength = 12
const pattern = /^pnr_(test_)?[\w-]{43}$/

/** Makes the secret of a key: 256 random bits, so that a fast hash keeps it safe. */
export const newSecret = (sandbox = false): string =>
  `${sandbox ? prefixes.sandbox : prefixes.real}${randomBytes(32).toString('base64url')}`

/** True for what looks like a machine key; a session's token has dots. */
export const isSecret = (text: string): boolean => pattern.test(text)

export const startOf = (secret: string): string => secret.slice(0, secret.length - 43 + startLength)

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Compares a secret with a stored hash in constant time. */
export const isSame = (secret: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), Buffer.from(hash, 'hex'))
