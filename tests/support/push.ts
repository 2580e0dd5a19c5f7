import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as the browser behind it reads it, and whom its sender says to be. */
export interface Delivered {
  path: string
  message: Record<string, unknown>
  ttl: number
  audience: string
  subject: string
  publicKey: string
}

export interface PushService {
  url: string
  delivered: Delivered[]
  /** Status of the next answers. */
  status: number
  /** Number of requests, including refused ones. */
  asked: number
  /** Result of a browser's `subscribe`: at this service, with its own keys. */
  subscribe: () => {
    endpoint: string
    expirationTime: null
    keys: { p256dh: string; auth: string }
  }
  close: () => Promise<void>
}

interface Receiver {
  ecdh: ReturnType<typeof createECDH>
  auth: Buffer
}

/** A push service with the browsers behind it: it checks the sender's signature and decrypts what it sends (RFC 8188, 8291, 8292). */
export async function startPushService(): Promise<PushService> {
  const receivers = new Map<string, Receiver>()
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      service.asked += 1
      const receiver = receivers.get(request.url ?? '')
      if (receiver && service.status < 300)
        service.delivered.push({
          path: request.url!,
          ...opened(request, body, receiver),
        })
      response.writeHead(receiver ? service.status : 404).end('whatever it says')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const service: PushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered: [],
    status: 201,
    asked: 0,
    subscribe() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const receiver = { ecdh, auth: randomBytes(16) }
      const path = `/push/${receivers.size + 1}`
      receivers.set(path, receiver)
      return {
        endpoint: `${service.url}${path}`,
        expirationTime: null,
        keys: {
          p256dh: ecdh.getPublicKey('base64url'),
          auth: receiver.auth.toString('base64url'),
        },
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

function opened(request: IncomingMessage, body: Buffer, receiver: Receiver) {
  return {
    message: JSON.parse(decrypted(body, receiver).toString()) as Record<string, unknown>,
    ttl: Number(request.headers.ttl),
    ...senderOf(request),
  }
}

/** RFC 8291 section 3.4 over the one record of RFC 8188. */
function decrypted(body: Buffer, { ecdh, auth }: Receiver): Buffer {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body[20]!)
  const sealed = body.subarray(21 + body[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const material = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32))
  const derived = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${name}\0`), length),
    )
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2))
}

/**
 * Returns the signer of a request (RFC 8292).
 * @throws Error for an invalid signature
 */
function senderOf(request: IncomingMessage) {
  const [, token = '', publicKey = ''] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  if (
    !verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
    throw new Error('signed by somebody else')
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    sub: string
  }
  return { audience: aud, subject: sub, publicKey }
}
