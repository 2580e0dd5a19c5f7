import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
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

const hashOf = (body: Uint8Array | string = '') => createHash('sha256').update(body).digest('hex')

/** Files in an S3-compatible bucket. Requests carry the SHA-256 of their content, which the store checks. */
export function createS3Store({
  url,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const addressOf = (key: string) => `${url.replace(/\/$/, '')}/${key}`
  const ask = (key: string, method: string, body?: Uint8Array, mime?: string) =>
    client.fetch(addressOf(key), {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        'x-amz-content-sha256': hashOf(body),
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
    async open(key) {
      // Without the time limit of the others: content is read as fast as it is sent on.
      const answer = await client.fetch(addressOf(key), {
        headers: { 'x-amz-content-sha256': hashOf() },
      })
      if (answer.status === 404) return undefined
      if (!answer.ok || !answer.body) throw await refused(key, answer)
      return Readable.fromWeb(answer.body as WebStream<Uint8Array>)
    },
    async remove(key) {
      const answer = await ask(key, 'DELETE')
      if (!answer.ok && answer.status !== 404) throw await refused(key, answer)
      await answer.body?.cancel()
    },
  }
}
