import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatDocument, stringifyDocument } from '@urql/core'
import type { DocumentNode } from 'graphql'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const isDocument = (value: unknown): value is DocumentNode =>
  (value as { kind?: string } | null)?.kind === 'Document'

/** The text of a screen's document exactly as the client hashes it. */
export const textAsSent = (document: DocumentNode): string =>
  stringifyDocument(formatDocument(document))

/** Hash to text of every document that this build's screens and its outbox send. */
export async function trustedDocuments(): Promise<Record<string, string>> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.gql.ts'),
  )
  const texts: string[] = []
  for (const file of files) {
    const exported = (await import(pathToFileURL(resolve('src', file)).href)) as Record<
      string,
      unknown
    >
    texts.push(...Object.values(exported).filter(isDocument).map(textAsSent))
  }
  const { syncDocuments } = (await import(
    pathToFileURL(resolve('src/offline/sync/sync-document.ts')).href
  )) as typeof import('../src/offline/sync/sync-document.ts')
  texts.push(...syncDocuments.map(({ text }) => text))
  return Object.fromEntries(texts.map((text) => [sha256(text), text]))
}
