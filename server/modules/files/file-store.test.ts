import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { tempDir } from '../../../tests/support/upload.ts'
import type { FileStore } from './file-store.ts'
import { createFileStore } from './create-file-store.ts'

const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'eu-central-1' }
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** The signature that a request must have (AWS Signature Version 4), made from what has arrived. */
function signatureOf({ method, url, headers }: IncomingMessage, body: Buffer): string {
  const [, day = '', signed = ''] =
    /Credential=S3RVER\/(\d{8})\/eu-central-1\/s3\/aws4_request, SignedHeaders=([^,]+)/.exec(
      headers.authorization ?? '',
    ) ?? []
  const canonical = [
    method,
    url,
    '',
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    sha256(body),
  ].join('\n')
  const scope = `${day}/eu-central-1/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = ['eu-central-1', 's3', 'aws4_request'].reduce(
    (made, part) => hmac(made, part),
    hmac(`AWS4${keys.secretAccessKey}`, day),
  )
  return hmac(key, toSign).toString('hex')
}

/** A store of its own kind: it takes nothing whose signature or hash is wrong. */
async function strictStore() {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const body = Buffer.concat(parts)
      const right =
        request.headers.authorization?.endsWith(`Signature=${signatureOf(request, body)}`) &&
        request.headers['x-amz-content-sha256'] === sha256(body)
      const key = request.url!
      if (!right) response.writeHead(403).end('SignatureDoesNotMatch')
      else if (request.method === 'PUT') {
        objects.set(key, body)
        response.end()
      } else if (request.method === 'DELETE') {
        objects.delete(key)
        response.writeHead(204).end()
      } else if (objects.has(key)) response.end(objects.get(key))
      else response.writeHead(404).end('NoSuchKey')
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`
  return { url, close: () => server.close() }
}

async function s3rver() {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: tempDir('s3'),
    configureBuckets: [{ name: 'bucket', configs: [] }],
  })
  const { port } = await server.run()
  return { url: `http://127.0.0.1:${port}/bucket`, close: () => server.close() }
}

const closing: (() => unknown)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))
const s3At =
  (start: () => Promise<{ url: string; close: () => unknown }>) => async (): Promise<FileStore> => {
    const { url, close } = await start()
    closing.push(close)
    return createFileStore({ s3: { ...keys, url }, dataDir: '' })
  }

describe.each([
  ['a folder', async () => createFileStore({ s3: undefined, dataDir: tempDir('store') })],
  ['a store that checks every signature', s3At(strictStore)],
  ['s3rver', s3At(s3rver)],
] as const)('files in %s', (_, open) => {
  test('come back as they went, until they are removed', async () => {
    const store = await open()
    const content = Buffer.from(Array.from({ length: 3_000_000 }, (_, n) => (n * 31) % 251))
    const key = 'aa/1f/1f3a-low.webp'
    expect(await store.get(key)).toBeUndefined()
    await store.put(key, content, 'image/webp')
    await store.put(key, content, 'image/webp')
    expect((await store.get(key))?.equals(content)).toBe(true)
    const pieces = await buffer((await store.open(key))!)
    expect(pieces.equals(content)).toBe(true)
    expect(await store.open('aa/none')).toBeUndefined()
    await store.put('aa/empty', Buffer.alloc(0), 'text/plain')
    expect(await store.get('aa/empty')).toHaveLength(0)
    await store.remove(key)
    await store.remove(key)
    expect(await store.get(key)).toBeUndefined()
  })
})

test('a store that refuses is no empty store', async () => {
  const { url, close } = await strictStore()
  closing.push(close)
  const store = createFileStore({ s3: { ...keys, url, secretAccessKey: 'wrong' }, dataDir: '' })
  await expect(store.get('aa/x')).rejects.toThrow('file store: 403')
  await expect(store.put('aa/x', Buffer.from('x'), 'text/plain')).rejects.toThrow('file store: 403')
})
