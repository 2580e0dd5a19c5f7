import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isOpenAddress, publicLookup } from '../push/push-address.ts'
import { Cause, causeOf } from './cause.ts'

/** A longer answer is given up: it may be endless. */
const maxBytes = 500_000

interface Asked {
  method: string
  headers: Record<string, string>
  body?: ConstructorParameters<typeof Response>[0]
}

/**
 * Makes a `fetch` for addresses that a tenant's administrator has entered: only to the open internet, with a limit of time
 * and size. Redirects are answered, not followed.
 * @param local of the setting: addresses at http and in private networks are allowed
 * @param patience milliseconds until one who hangs is given up
 */
export function createGuardedFetch(local: boolean, patience: number) {
  return async (url: string, { method, headers, body }: Asked): Promise<Response> => {
    if (!isOpenAddress(url, local))
      throw new Cause('private_address', `${url} is not an https address on the open internet`)
    const sent = body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined
    return ask(url, { method, headers, sent, local, patience })
  }
}

interface Sending {
  method: string
  headers: Record<string, string>
  sent: Buffer | undefined
  local: boolean
  patience: number
}

function ask(url: string, { method, headers, sent, local, patience }: Sending): Promise<Response> {
  const signal = AbortSignal.timeout(patience)
  const send = url.startsWith('http:') ? httpRequest : httpsRequest
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(causeOf(error, signal.aborted ? patience : null))
    const request = send(
      url,
      {
        method,
        headers: { ...headers, ...(sent && { 'content-length': String(sent.length) }) },
        signal,
        // A kept connection could lead to a different address from the one checked.
        agent: false,
        ...(!local && { lookup: publicLookup }),
      },
      (response) => {
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          parts.push(part)
          size += part.length
          if (size > maxBytes) response.destroy(new Cause('closed', 'The answer is too long'))
        })
        response.on('end', () => {
          const { statusCode = 0, headers: got } = response
          const named = Object.entries(got).map(([name, value]): [string, string] => [
            name,
            String(value),
          ])
          const empty = statusCode === 204 || statusCode === 304
          // A status that is none, such as 999, is refused by Response itself.
          try {
            const answer = empty ? null : Buffer.concat(parts)
            resolve(new Response(answer, { status: statusCode, headers: named }))
          } catch (error) {
            fail(error)
          }
        })
        response.on('error', fail)
      },
    )
    request.on('error', fail)
    request.end(sent)
  })
}
