import { createECDH } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'

/** The pair of keys by which push services know this installation (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * Creates the keys at the first start and stores them beside the data: with other keys every browser must subscribe
 * again.
 */
function keptKeys(dataDir: string): VapidKeys {
  const file = join(dataDir, 'vapid.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys
  } catch {
    mkdirSync(dataDir, { recursive: true })
    const keys = webPush.generateVAPIDKeys()
    writeFileSync(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 })
    return keys
  }
}

/** The keys of the environment, else those kept in the data folder. @throws Error for a pair that does not belong together */
export function vapidKeys(env: NodeJS.ProcessEnv, dataDir: string): VapidKeys {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  if (!publicKey && !privateKey) return keptKeys(dataDir)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey ?? '', 'base64url'))
  if (curve.getPublicKey('base64url') !== publicKey)
    throw new Error('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY')
  return { publicKey, privateKey: privateKey! }
}
