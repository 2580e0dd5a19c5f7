import { createHmac } from 'node:crypto'
import { createSeal } from './seal.ts'

/**
 * Seals the secrets of authenticator apps and hashes recovery codes, so that neither is of use without the servers' secret.
 * @param key the servers' secret, 32 bytes or more
 */
export function createFactorSecrets(key: string) {
  const recoveryKey = createHmac('sha256', key).update('recovery-code').digest()
  return {
    ...createSeal(key, 'one-time-secret'),
    recoveryHash: (owner: string, code: string): string =>
      createHmac('sha256', recoveryKey).update(`${owner} ${code}`).digest('base64url'),
  }
}
