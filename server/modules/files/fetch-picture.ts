import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isOpenAddress, publicLookup } from '../../push/push-address.ts'
import { type PictureProblem, problemOfStatus } from '#domain/files/picture-problem.ts'
import { safeFileName } from '#domain/files/file-kinds.ts'

interface FetchRules {
  /** Bytes it may have. */
  most: number
  /** Private networks and http are allowed: for tests and development. */
  local: boolean
}

/** A server that hangs is given up after this many milliseconds. */
const patience = 30_000
const mostRedirects = 3

function ask(address: string, local: boolean): Promise<IncomingMessage> {
  const send = address.startsWith('http:') ? httpRequest : httpsRequest
  return new Promise((resolve, reject) => {
    const request = send(
      address,
      {
        headers: { accept: 'image/*' },
        signal: AbortSignal.timeout(patience),
        // The name is looked up here and nowhere else, so it cannot mean another address a moment later.
        ...(local ? {} : { lookup: publicLookup }),
      },
      resolve,
    )
    request.on('error', reject)
    request.end()
  })
}

/**
 * Fetches a picture that a feed names. The address comes from outside, so it must not lead into this server's own network, at
 * first or by a redirect.
 * @returns the content, or why this address will never do, as a code and in words
 * @throws Error for what may go better later: no answer, a broken line, a server in trouble
 */
export async function fetchPicture(
  address: string,
  { most, local }: FetchRules,
): Promise<{ content: Buffer } | { refused: PictureProblem; words: string }> {
  let at = address
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!isOpenAddress(at, local))
      return { refused: 'not_open', words: 'not an https address on the internet' }
    const answer = await ask(at, local)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      at = URL.canParse(headers.location, at) ? new URL(headers.location, at).href : ''
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      if (statusCode === 408 || statusCode === 429 || statusCode >= 500)
        throw new Error(`HTTP ${statusCode}`)
      return { refused: problemOfStatus(statusCode), words: `HTTP ${statusCode}` }
    }
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer) {
      size += (part as Buffer).length
      if (size > most) {
        answer.destroy()
        return { refused: 'too_large', words: 'too large' }
      }
      parts.push(part as Buffer)
    }
    return { content: Buffer.concat(parts) }
  }
  return { refused: 'redirects', words: 'too many redirects' }
}

/**
 * Fetches a picture and notes why it could not be had.
 * @returns its name and content; null: it was refused @throws what the line threw, so that the job tries again
 */
export async function fetchOrNote(
  address: string,
  rules: FetchRules,
  note: (words: string, problem: PictureProblem) => Promise<unknown>,
): Promise<{ name: string; content: Buffer } | null> {
  const fetched = await fetchPicture(address, rules).catch(async (error: Error) => {
    await note(error.message, 'no_answer')
    throw error
  })
  if ('content' in fetched)
    return { name: safeFileName(new URL(address).pathname), content: fetched.content }
  await note(fetched.words, fetched.refused)
  return null
}
