import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** Options that the server sends, as far as an authenticator reads them. */
export interface CreationOptions {
  challenge: string
  rp: { id: string }
}
export interface RequestOptions {
  challenge: string
  rpId: string
  allowCredentials?: { id: string }[]
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** CBOR of an integer that fits into a byte, text, bytes or a map of these. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([name, one]) => [cbor(name), cbor(one as never)]),
    ])
  return Buffer.concat([head(2, value.length), value])
}

interface AuthenticatorOptions {
  origin: string
  /** Whether it asks its owner for a finger or a PIN. */
  verifies?: boolean
}

/** A device with one passkey, as a browser would speak to it. */
export class Authenticator {
  readonly id = randomBytes(16)
  counter = 0
  private readonly privateKey: KeyObject
  private readonly publicKey: KeyObject
  readonly origin: string
  private readonly verifies: boolean

  constructor({ origin, verifies = true }: AuthenticatorOptions) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.privateKey = pair.privateKey
    this.publicKey = pair.publicKey
    this.origin = origin
    this.verifies = verifies
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private authData(rpId: string, more: Buffer = Buffer.alloc(0)): Buffer {
    const flags = 1 | (this.verifies ? 4 : 0) | (more.length > 0 ? 64 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more])
  }

  /** Answers navigator.credentials.create. */
  create({ challenge, rp }: CreationOptions) {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' })
    const coordinate = (text: string) => Buffer.from(text, 'base64url')
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    )
    const length = Buffer.from([0, this.id.length])
    const authData = this.authData(rp.id, Buffer.concat([Buffer.alloc(16), length, this.id, key]))
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers navigator.credentials.get. */
  get({ challenge, rpId }: RequestOptions) {
    this.counter += 1
    const clientData = this.clientData('webauthn.get', challenge)
    const authData = this.authData(rpId)
    const signed = Buffer.concat([authData, sha256(clientData)])
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.privateKey).toString('base64url'),
    })
  }

  private answer<Response extends object>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
