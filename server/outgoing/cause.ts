import type { DeliveryCause } from '#domain/machine/delivery-cause.ts'

/** A delivery that failed: its cause as a code, and in words as the message. */
export class Cause extends Error {
  readonly code: DeliveryCause
  constructor(code: DeliveryCause, words: string) {
    super(words)
    this.code = code
  }
}

const isTls = (code: string, message: string) =>
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/.test(code) ||
  /SSL routines|certificate/i.test(message)

/** Tells why a request got no answer. @param patience milliseconds it was waited for, when that was the reason */
export function causeOf(error: unknown, patience: number | null): Cause {
  if (error instanceof Cause) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  if (patience !== null)
    return new Cause('timeout', `No answer within ${patience / 1_000} seconds (timeout)`)
  if (code === 'ECONNREFUSED')
    return new Cause('connection_refused', 'The connection was refused: nothing listens there')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new Cause('unknown_host', `The host name is not known (${code})`)
  if (isTls(code, message))
    return new Cause('tls', `The secure connection failed (TLS): ${message}`)
  if (code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('HPE_'))
    return new Cause('closed', `The connection was closed or broken before an answer (${code})`)
  if (/private network/.test(message)) return new Cause('private_address', message)
  return new Cause('unreachable', `Not reachable: ${code || message}`)
}
