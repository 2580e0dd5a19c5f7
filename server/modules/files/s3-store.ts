import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './file-store.ts'

/** Address and keys of an S3-compatible store. */
export interface S3Settings {
  /** Address of the bucket, path-style: `https://s3.example.com/bucket`. */
  url: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** A store that hangs is given up after this many milliseconds; the caller's job or client tries again. */
const patience = 30_000

/** Files in an S3-compatible bucket. Requests carry the SHA-256 of their content, which the store checks. */
export function createS3Store({
  url,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const ask = (key: string, method: string, body?: Uint8Array, mime?: string) =>
    client.fetch(`${url.replace(/\/$/, '')}/${key}`, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(mime && { 'content-type': mime }),
      },
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    })
  /** @throws Error with the store's own words */
  const refused = async (key: string, answer: Response) =>
    new Error(`file store: ${answer.status} for ${key}: ${(await answer.text()).slice(0, 300)}`)

  return {
    async put(key, content, mime) {
      const answer = await ask(key, 'PUT', content, mime)
      if (!answer.ok) throw await refused(key, answer)
      await answer.body?.cancel()
    },
    async get(key) {
      const answer = await ask(key, 'GET')
      if (answer.status === 404) return undefined
      if (!answer.ok) throw await refused(key, answer)
      return Buffer.from(await answer.arrayBuffer())
    },
    async remove(key) {
      const answer = await ask(key, 'DELETE')
      if (!answer.ok && answer.status !== 404) throw await refused(key, answer)
      await answer.body?.cancel()
    },
  }
}
