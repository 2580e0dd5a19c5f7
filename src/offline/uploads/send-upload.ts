import type { PendingUpload } from './upload-database.ts'

/** How sending one file ended. `refused` is final; after `again` the same may be sent later. */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; code: string }
  | { kind: 'again'; retryAfter?: number }

interface SendParts {
  /** With the session's token. @throws TypeError without a network */
  fetch: typeof fetch
  /** Told how many bytes the server has. */
  onProgress: (sent: number) => Promise<void>
}

/** Smallest and largest piece, in bytes. A slow line loses little when it breaks, a fast one is not held up by round trips. */
const [least, most] = [128 * 1024, 4 * 1024 * 1024]
/** A piece should take about this long, in ms. */
const goodTime = 1_500
/** A line may be there and carry nothing. In ms. */
const patience = 60_000

const base64 = (text: string) => {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

const metadataOf = ({ id, kind, name, sha256, use, owner }: PendingUpload) =>
  Object.entries({ id, kind, filename: name, sha256, use, owner })
    .filter(([, value]) => value)
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(',')

/** What an answer means that is neither yes nor "you are elsewhere". */
async function outcomeOf(answer: Response): Promise<SendOutcome> {
  const refusal = answer.headers.get('upload-refusal')
  if (refusal) return { kind: 'refused', code: refusal }
  const { status } = answer
  // 401: the session comes back; 408 and 429: later; 5xx: nothing was decided.
  if (status === 401 || status === 408 || status === 429 || status >= 500) {
    const seconds = Number(answer.headers.get('retry-after'))
    return { kind: 'again', ...(seconds > 0 && { retryAfter: seconds * 1_000 }) }
  }
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
  return { kind: 'refused', code: code ?? `http_${status}` }
}

const isDone = (answer: Response) =>
  ['stored', 'ready'].includes(answer.headers.get('upload-state') ?? '')

/**
 * Sends one file by tus, from where the server says it has come to. Works in a page and in a worker, which has no
 * XMLHttpRequest. Bears to be broken off anywhere and called again.
 * @throws TypeError without a network
 */
export async function sendUpload(
  upload: PendingUpload,
  content: Blob,
  { fetch, onProgress }: SendParts,
): Promise<SendOutcome> {
  const url = `/uploads/${upload.id}`
  const ask = (method: string, address: string, headers: Record<string, string>, body?: Blob) =>
    fetch(address, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      signal: AbortSignal.timeout(patience),
      ...(body && { body }),
    })
  // Announcing it again changes nothing, so a new one need not be asked for first.
  let known = upload.sent > 0 ? await ask('HEAD', url, {}) : null
  if (!known || known.status === 404) {
    const created = await ask('POST', '/uploads', {
      'upload-length': String(upload.bytes),
      'upload-metadata': metadataOf(upload),
    })
    if (!created.ok) return outcomeOf(created)
    known = await ask('HEAD', url, {})
  }
  let piece = 256 * 1024
  // Every round moves on or ends; a server that always says something else must not hold the line for ever.
  for (let round = 0; round < 10_000; round += 1) {
    if (!known.ok && known.status !== 409) return outcomeOf(known)
    if (known.headers.get('upload-refusal')) return outcomeOf(known)
    const offset = Number(known.headers.get('upload-offset') ?? Number.NaN)
    if (!Number.isFinite(offset)) return { kind: 'again' }
    await onProgress(offset)
    if (isDone(known)) return { kind: 'sent' }
    const began = performance.now()
    const answer = await ask(
      'PATCH',
      url,
      { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      content.slice(offset, offset + piece),
    )
    // 460: what arrived is not what was announced, and the server has thrown it away.
    if (answer.status === 460) return { kind: 'again' }
    const took = Math.max(1, performance.now() - began)
    piece = Math.min(most, Math.max(least, Math.round((piece * goodTime) / took)))
    known = answer
  }
  return { kind: 'again' }
}
