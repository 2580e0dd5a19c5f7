import { chunkBytes, type PendingUpload, type UploadDatabase } from './upload-database.ts'

/** Outcome of sending one file: arrived, to be sent again, lost on this device, or the code of a final refusal. */
export type SendOutcome = 'sent' | 'again' | 'lost' | { refusal: string }

interface SendUploadDeps {
  database: UploadDatabase
  /** With the session's token. @throws TypeError without a network */
  fetch: typeof fetch
  /** Told how many bytes the server has. */
  onProgress: (sent: number) => Promise<void>
}

/** A line may be there and carry nothing. In ms. */
const patience = 60_000

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

const metadataOf = ({ id, kind, name, sha256, use, owner, place }: PendingUpload) =>
  Object.entries({
    id,
    kind,
    filename: name,
    sha256,
    use,
    owner,
    ...(place !== undefined && { place: String(place) }),
  })
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join()

/**
 * Returns the meaning of an answer that is neither success nor another offset: only a refusal is final, a session or a
 * server recovers.
 */
function outcomeOf({ status, headers }: Response): SendOutcome {
  const refusal = headers.get('upload-refusal') ?? (/400|403/.test(`${status}`) && `http_${status}`)
  return refusal ? { refusal } : 'again'
}

/**
 * Sends one file by tus, from where the server says it has come to. Works in a page and in a worker, which has no
 * XMLHttpRequest. Bears to be broken off anywhere and called again.
 * @throws TypeError without a network
 */
export async function sendUpload(
  upload: PendingUpload,
  { database, fetch, onProgress }: SendUploadDeps,
): Promise<SendOutcome> {
  const url = `/uploads/${upload.id}`
  const ask = (
    method: string,
    address: string,
    headers: Record<string, string>,
    body: Blob | null = null,
  ) =>
    fetch(address, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      signal: AbortSignal.timeout(patience),
      body,
    })
  // Announcing it again changes nothing, and is answered by how far it has come.
  let known = await ask('POST', '/uploads', {
    'upload-length': `${upload.bytes}`,
    'upload-metadata': metadataOf(upload),
  })
  for (;;) {
    const { ok, status, headers } = known
    if ((!ok && status !== 409) || headers.get('upload-refusal')) return outcomeOf(known)
    const offset = Number(headers.get('upload-offset'))
    await onProgress(offset)
    if (/stored|ready/.test(headers.get('upload-state') ?? '')) return 'sent'
    const chunk = await database.chunks.get([upload.id, Math.floor(offset / chunkBytes)])
    if (!chunk) return 'lost'
    known = await ask(
      'PATCH',
      url,
      { 'content-type': 'application/offset+octet-stream', 'upload-offset': `${offset}` },
      new Blob([chunk.content.slice(offset % chunkBytes)]),
    )
    // A server that does not move on must not be asked without end.
    if (known.ok && Number(known.headers.get('upload-offset')) <= offset) return 'again'
  }
}
