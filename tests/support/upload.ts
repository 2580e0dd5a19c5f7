import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import type { Session } from './server.ts'
import { sha256Of } from './photo.ts'

export const tempDir = (name: string): string => mkdtempSync(join(tmpdir(), `pannier-${name}-`))

export interface Sent {
  kind: string
  content: Uint8Array
  name?: string
  id?: string
  use?: string
  owner?: string
  place?: number
  sha256?: string
}

const metadata = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .filter(([, value]) => value)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** Requests of tus, one at a time, as a test wants them. */
export function tusOf(session: Session) {
  const request = (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    url: string,
    headers: Record<string, string>,
    payload?: Buffer,
  ): Promise<LightMyRequestResponse> =>
    session.send({
      method,
      url,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      payload,
    } as never)
  const tus = {
    create: ({
      kind,
      content,
      name = 'a.jpg',
      id = '',
      use = '',
      owner = '',
      place,
      sha256,
    }: Sent) =>
      request('POST', '/uploads', {
        'upload-length': String(content.length),
        'upload-metadata': metadata({
          kind,
          filename: name,
          id,
          use,
          owner,
          place: place === undefined ? '' : String(place),
          sha256: sha256 ?? sha256Of(content),
        }),
      }),
    head: (id: string) => request('HEAD', `/uploads/${id}`, {}),
    patch: (id: string, from: number, piece: Uint8Array, headers: Record<string, string> = {}) =>
      request(
        'PATCH',
        `/uploads/${id}`,
        {
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(from),
          ...headers,
        },
        Buffer.from(piece),
      ),
    remove: (id: string) => request('DELETE', `/uploads/${id}`, {}),
    /** All of it at once. @returns the id, and the answer to the last request */
    async send(file: Sent): Promise<{ id: string; answer: LightMyRequestResponse }> {
      const id = file.id ?? randomUUID()
      const created = await tus.create({ ...file, id })
      if (created.statusCode !== 201) return { id, answer: created }
      return { id, answer: await tus.patch(id, 0, file.content) }
    },
  }
  return tus
}
