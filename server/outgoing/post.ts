import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Cause, causeOf } from './cause.ts'

export interface Posting {
  url: string
  body: string | Uint8Array
  headers: Readonly<Record<string, string>>
  /** Milliseconds until one who hangs is given up. */
  patience: number
  /** Finds the addresses of a name; the system's way when left out. */
  lookup?: LookupFunction
}

export interface Posted {
  status: number
  /** First characters of the answer, without what a database cannot hold. */
  answer: string
  /** Target of a redirect, which is not followed. */
  location: string | null
}

/** So much of an answer is read and kept; the rest may be endless. */
const keptBytes = 2_000
const keptCharacters = 300

/** Control characters, a NUL among them, as spaces: an answer is shown and stored as text. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u001f\u007f\ufffd]+/g, ' ').trim()

/**
 * Posts a body, JSON unless its headers say otherwise, and answers with the status, whichever it is; redirects are not followed.
 * @throws Cause without an answer: why, as a code and in words
 */
export function post({ url, body, headers, patience, lookup }: Posting): Promise<Posted> {
  const signal = AbortSignal.timeout(patience)
  const ask = url.startsWith('http:') ? httpRequest : httpsRequest
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(causeOf(error, signal.aborted ? patience : null))
    const request = ask(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
        signal,
        // A kept connection could lead to a different address from the one checked.
        agent: false,
        ...(lookup && { lookup }),
      },
      (response) => {
        const parts: Buffer[] = []
        let size = 0
        const finish = () => {
          response.destroy()
          resolve({
            status: response.statusCode ?? 0,
            answer: printable(Buffer.concat(parts).toString('utf8')).slice(0, keptCharacters),
            location: response.headers.location ?? null,
          })
        }
        response.on('data', (part: Buffer) => {
          parts.push(part.subarray(0, keptBytes - size))
          size += part.length
          if (size >= keptBytes) finish()
        })
        response.on('end', finish)
        response.on('error', fail)
      },
    )
    request.on('error', fail)
    request.end(body)
  })
}

/** Whether an answer takes what was sent; 409: it had arrived before. */
export const isTaken = ({ status }: Posted): boolean =>
  (status >= 200 && status < 300) || status === 409

/** The cause of an answer that does not take what was sent. */
export const refusalOf = ({ status, answer, location }: Posted): Cause =>
  status >= 300 && status < 400
    ? new Cause(
        'redirected',
        `HTTP ${status} redirects to ${printable(location ?? 'nowhere').slice(0, 200)}; enter that address instead`,
      )
    : new Cause('answered', `HTTP ${status} ${answer}`.trim())
