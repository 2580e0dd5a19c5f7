// A sealed text begins with the sender's point on the curve, used once, and the counter of AES-GCM.
const curve = { name: 'ECDH', namedCurve: 'P-256' }
const [pointBytes, ivBytes] = [65, 12]

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

/** Derives the key of one sealed content. */
async function contentKey(privateKey: CryptoKey, publicKey: CryptoKey): Promise<CryptoKey> {
  const secret = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: publicKey },
    privateKey,
    256,
  )
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: new TextEncoder().encode('pannier device lock'),
    },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const publicKeyOf = (point: BufferSource) => crypto.subtle.importKey('raw', point, curve, false, [])

/**
 * Encrypts for the owner of a public key: who encrypts can't read it again.
 * @param publicKey a point on P-256, base64url @throws DOMException for a key that is none
 */
export async function seal(publicKey: string, content: BufferSource): Promise<ArrayBuffer> {
  const once = await crypto.subtle.generateKey(curve, false, ['deriveBits'])
  const point = await crypto.subtle.exportKey('raw', once.publicKey)
  const key = await contentKey(once.privateKey, await publicKeyOf(bytesOf(publicKey)))
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, content)
  return new Blob([point, iv, encrypted]).arrayBuffer()
}

/** Imports the private half of a key pair. */
export const privateKeyOf = (privateKey: JsonWebKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('jwk', privateKey, curve, false, ['deriveBits'])

/** Decrypts what `seal` made. @throws DOMException when it was made for another key, or changed */
export async function unseal(privateKey: CryptoKey, sealed: ArrayBuffer): Promise<ArrayBuffer> {
  const key = await contentKey(privateKey, await publicKeyOf(sealed.slice(0, pointBytes)))
  const iv = sealed.slice(pointBytes, pointBytes + ivBytes)
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.slice(pointBytes + ivBytes))
}
