import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { Dexie } from 'dexie'
import {
  type CatalogueDatabase,
  openCatalogueDatabase,
} from '#offline/catalogue/catalogue-database.ts'
import {
  type CatalogueProgress,
  createDeviceCatalogue,
} from '#offline/catalogue/device-catalogue.ts'
import type { CatalogueRequester } from '#offline/catalogue/sync-catalogue.ts'
import type { Session } from '../support/server.ts'

/** A device with nothing on it. */
export function emptyCatalogues(): CatalogueDatabase {
  Dexie.dependencies.indexedDB = new IDBFactory()
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  return openCatalogueDatabase('pannier-catalogue')
}

/** A line to the real server that may be cut: before its nth request from now on, or for good. @param most articles in a piece, whatever the device asks for @param headers of each request */
export function lineOf(session: Session, most?: number, headers: Record<string, string> = {}) {
  const line = { cutBefore: Infinity, asked: [] as string[], refusals: 0 }
  const ask: CatalogueRequester = async (path) => {
    if (line.asked.length >= line.cutBefore) throw new TypeError('Load failed')
    line.asked.push(path)
    const {
      statusCode,
      rawPayload,
      headers: { 'x-catalogue-since': since },
    } = await session.send({
      method: 'GET',
      url: most === undefined ? path : path.replace(/most=\d+/, `most=${most}`),
      headers,
    })
    return {
      status: statusCode,
      bytes: new Uint8Array(rawPayload),
      since: since === undefined ? null : Number(since),
    }
  }
  return { line, ask }
}

let made = 0

/** The catalogue of a session's person on a device, as the worker runs it. */
export function catalogueOn(
  database: CatalogueDatabase,
  ask: CatalogueRequester,
  {
    userId = 'u',
    customerKey = 'x',
    now = () => Date.now(),
    along = [],
  }: {
    userId?: string
    customerKey?: string | null
    now?: () => number
    along?: readonly string[]
  } = {},
) {
  const told: CatalogueProgress[] = []
  const catalogue = createDeviceCatalogue(
    {
      database,
      ask,
      now,
      newId: () => `set-${made++}`,
      rest: () => Promise.resolve(),
      exclusive: (work) => work(),
      onProgress: (progress) => told.push(progress),
      onChanged: () => {},
      along: () => Promise.resolve(along),
    },
    userId,
    customerKey,
  )
  const value = async <T>(field: string, args: Record<string, unknown> = {}) =>
    (await catalogue.answer(field, args))?.data as T
  return { ...catalogue, told, value }
}
