import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const ivLength = 12
const tagLength = 16

/**
 * Seals texts, so that they are of no use without the servers' secret. `owner` is bound in: a row copied to another owner
 * doesn't open.
 * @param key the servers' secret, 32 bytes or more
 * @param purpose of the texts: what is sealed for one is not opened for another
 */
export function createSeal(key: string, purpose: string) {
  const sealKey = createHmac('sha256', key).update(purpose).digest()
  return {
    seal(owner: string, text: string): string {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(owner))
      const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },
    /** @returns null for what was sealed for someone else or with another secret */
    open(owner: string, sealed: string): string | null {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivLength))
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-tagLength))
        return decipher.update(bytes.subarray(ivLength, -tagLength)) + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
