import { createECDH, createHmac } from 'node:crypto'

/** Key pair of one person on the curve P-256: the public point uncompressed as base64url, the private key as a JWK. */
export interface DeviceKeys {
  publicKey: string
  privateKey: { kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string }
}

/**
 * Derives the keys that lock what a person leaves unsent on a shared device. Derived, so that nothing is stored and a
 * device that comes back after years still finds its key.
 * @param key the servers' secret, 32 bytes or more
 */
export function createDeviceKeys(key: string) {
  const lockKey = createHmac('sha256', key).update('device-lock').digest()
  return (tenantId: string, userId: number): DeviceKeys => {
    const curve = createECDH('prime256v1')
    for (let n = 0; ; n++) {
      const number = createHmac('sha256', lockKey).update(`${tenantId}.${userId}.${n}`).digest()
      try {
        curve.setPrivateKey(number)
      } catch {
        // One number in four billion is outside the curve's order.
        continue
      }
      const point = curve.getPublicKey()
      const [x, y] = [point.subarray(1, 33), point.subarray(33)]
      return {
        publicKey: point.toString('base64url'),
        privateKey: {
          kty: 'EC',
          crv: 'P-256',
          x: x.toString('base64url'),
          y: y.toString('base64url'),
          d: number.toString('base64url'),
        },
      }
    }
  }
}
