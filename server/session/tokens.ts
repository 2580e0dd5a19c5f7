import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { createFactorSecrets } from '../modules/second-factor/factor-secrets.ts'
import { viewName } from '#domain/view-as/view-as.ts'
import { createDeviceKeys } from './device-keys.ts'
import { createSeal } from '../modules/second-factor/seal.ts'

/** A request token is good for ten minutes; then the refresh secret gets another. */
const requestMinutes = 10
/** Tokens whose signature is known to be good: those of some thousand people who work at the same time. */
const keptTokens = 5_000

export interface RequestClaims {
  userId: number
  sessionId: string
  tenantId: string
  /** The administrator who views the portal as the person; null: the person's own session. */
  viewer: number | null
  salesActiveCustCode: { r3: string; isr: string | null } | null
  /** Id of the session's punch-out, for the device; the server reads the session's. */
  punchOut?: string | null
}

export const randomSecret = () => randomBytes(32).toString('base64url')
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Signs and reads request tokens and refresh secrets. @param key 32 bytes or more that only servers know */
export function createTokens(key: string, now: () => Date) {
  const signingKey = createHmac('sha256', key).update('request').digest()
  const refreshKey = createHmac('sha256', key).update('refresh').digest()
  const deviceKey = createHmac('sha256', key).update('device').digest()
  const seconds = () => Math.floor(now().getTime() / 1000)
  const refreshSecret = (sessionId: string, count: number) =>
    `${count}.${createHmac('sha256', refreshKey).update(`${sessionId}.${count}`).digest('base64url')}`
  const deviceMac = (device: string, userId: number) =>
    createHmac('sha256', deviceKey).update(`${device}.${userId}`).digest('base64url')

  const checked = new Map<string, { claims: RequestClaims; expires: number }>()
  function remember(token: string, known: { claims: RequestClaims; expires: number }): void {
    checked.set(token, known)
    if (checked.size > keptTokens) checked.delete(checked.keys().next().value!)
  }

  return {
    refreshSecret,
    deviceKeys: createDeviceKeys(key),
    factors: createFactorSecrets(key),
    /** Client secrets of identity providers, sealed for their tenant. */
    clientSecrets: createSeal(key, 'client-secret'),
    /** Secret by which a browser shows later that this person has logged in on it before. */
    deviceSecret(userId: number): string {
      const device = randomSecret()
      return `${device}.${deviceMac(device, userId)}`
    },
    /** True for a browser on which this person has logged in before. */
    isKnownDevice(secret: string | undefined, userId: number): boolean {
      const [device = '', mac = ''] = (secret ?? '').split('.')
      const expected = Buffer.from(deviceMac(device, userId))
      const given = Buffer.from(mac)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    sign: ({ userId, sessionId, tenantId, viewer, salesActiveCustCode, punchOut }: RequestClaims) =>
      new SignJWT({
        sid: sessionId,
        tid: tenantId,
        salesActiveCustCode,
        punchOut,
        ...(viewer !== null && { viewed: userId, viewer }),
      })
        .setProtectedHeader({ alg: 'HS256' })
        // Devices compare it with whose unsent changes they hold: in a view there are none to send.
        .setSubject(viewer === null ? String(userId) : viewName(userId))
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
          userId: Number(payload.viewed ?? payload.sub),
          viewer: typeof payload.viewer === 'number' ? payload.viewer : null,
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
    /** Returns the renewal number a refresh secret was issued for; null when this server did not issue it. */
    renewalOf(sessionId: string, secret: string): number | null {
      const count = Number(/^(\d{1,9})\./.exec(secret)?.[1] ?? Number.NaN)
      const given = Buffer.from(secret)
      const expected = Buffer.from(refreshSecret(sessionId, count))
      return given.length === expected.length && timingSafeEqual(given, expected) ? count : null
    },
  }
}
export type Tokens = ReturnType<typeof createTokens>
