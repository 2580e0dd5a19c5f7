import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

/** A request token is good for ten minutes; then the refresh secret gets another. */
const requestMinutes = 10
/** Tokens whose signature is known to be good: those of some thousand people who work at the same time. */
const keptTokens = 5_000

export interface RequestClaims {
  userId: number
  sessionId: string
  tenantId: string
  salesActiveCustCode: { r3: string; isr: string | null } | null
}

export const randomSecret = () => randomBytes(32).toString('base64url')
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Signs and reads request tokens and refresh secrets. @param key 32 bytes or more that only servers know */
export function createTokens(key: string, now: () => Date) {
  const signingKey = createHmac('sha256', key).update('request').digest()
  const refreshKey = createHmac('sha256', key).update('refresh').digest()
  const seconds = () => Math.floor(now().getTime() / 1000)
  const refreshSecret = (sessionId: string, count: number) =>
    createHmac('sha256', refreshKey).update(`${sessionId}.${count}`).digest('base64url')

  const checked = new Map<string, { claims: RequestClaims; expires: number }>()
  function remember(token: string, known: { claims: RequestClaims; expires: number }): void {
    checked.set(token, known)
    if (checked.size > keptTokens) checked.delete(checked.keys().next().value!)
  }

  return {
    refreshSecret,
    sign: ({ userId, sessionId, tenantId, salesActiveCustCode }: RequestClaims) =>
      new SignJWT({ sid: sessionId, tid: tenantId, salesActiveCustCode })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + requestMinutes * 60)
        .sign(signingKey),
    /** Claims of a good token; null for one that is forged, expired or of another tenant. A signature is checked once. */
    async read(token: string, tenantId: string): Promise<RequestClaims | null> {
      const known = checked.get(token)
      if (known)
        return known.expires > seconds() && known.claims.tenantId === tenantId ? known.claims : null
      try {
        const { payload } = await jwtVerify(token, signingKey, {
          algorithms: ['HS256'],
          currentDate: now(),
        })
        if (payload.tid !== tenantId || typeof payload.sid !== 'string') return null
        const claims: RequestClaims = {
          userId: Number(payload.sub),
          sessionId: payload.sid,
          tenantId,
          salesActiveCustCode: (payload.salesActiveCustCode ??
            null) as RequestClaims['salesActiveCustCode'],
        }
        if (payload.exp !== undefined) remember(token, { claims, expires: payload.exp })
        return claims
      } catch {
        return null
      }
    },
    /** Which renewal a secret belongs to: the present one, the one before (its answer was lost), an older one (stolen), or none. */
    refreshAge(
      sessionId: string,
      secret: string,
      count: number,
    ): 'current' | 'previous' | 'older' | 'unknown' {
      const given = Buffer.from(secret)
      const is = (n: number) => {
        const expected = Buffer.from(refreshSecret(sessionId, n))
        return given.length === expected.length && timingSafeEqual(given, expected)
      }
      if (is(count)) return 'current'
      if (count > 0 && is(count - 1)) return 'previous'
      for (let n = count - 2; n >= 0; n--) if (is(n)) return 'older'
      return 'unknown'
    },
  }
}
export type Tokens = ReturnType<typeof createTokens>
