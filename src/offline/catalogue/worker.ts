/// <reference lib="webworker" />
import { ownName } from '../base-path.ts'
import { downloadedCustomers } from '../offline-customers.ts'
import { openCatalogueDatabase, scopeOf } from './catalogue-database.ts'
import { createDeviceCatalogue, type DeviceCatalogue } from './device-catalogue.ts'
import type { ToPage, ToWorker } from './messages.ts'
import type { CatalogueRequester, SyncOutcome } from './sync-catalogue.ts'

// Holds the catalogue away from the page, so that neither unpacking nor searching makes it wait.

declare const self: DedicatedWorkerGlobalScope

const say = (message: ToPage) => self.postMessage(message)
const database = openCatalogueDatabase(ownName('pannier-catalogue'))
/** All workers of this browser hear each other: another tab's, and one that takes a customer along. */
const others = new BroadcastChannel(ownName('pannier-catalogue'))
const tell = (word: 'changed' | 'forgotten') => others.postMessage(word)
const waiting = new Map<number, (answer: Extract<ToWorker, { kind: 'fetched' }>) => void>()
let asked = 0
let catalogue: DeviceCatalogue | undefined

/** The page asks the server: it alone has the session's token, and its way of renewing it. */
const ask: CatalogueRequester = async (path) => {
  const id = ++asked
  const { status, bytes, since } = await new Promise<Extract<ToWorker, { kind: 'fetched' }>>(
    (resolve) => {
      waiting.set(id, resolve)
      say({ kind: 'fetch', id, path })
    },
  )
  if (status === undefined || !bytes) throw new TypeError('nothing came back')
  return { status, bytes: new Uint8Array(bytes), since: since ?? null }
}

/** Runs one download per worker at a time; without locks in the browser two may write the same twice. */
const alone =
  (scope: string, patient: boolean) =>
  (work: () => Promise<SyncOutcome>): Promise<SyncOutcome> =>
    'locks' in navigator
      ? navigator.locks.request(
          ownName(`pannier-catalogue ${scope}`),
          { ifAvailable: !patient },
          (lock) => (lock ? work() : 'later'),
        )
      : work()

function open({
  userId,
  customerKey,
  patient,
}: Extract<ToWorker, { kind: 'open' }>): DeviceCatalogue {
  return createDeviceCatalogue(
    {
      database,
      ask,
      exclusive: alone(scopeOf(userId, customerKey), patient),
      now: Date.now,
      newId: () => crypto.randomUUID(),
      rest: (time) => new Promise((resolve) => setTimeout(resolve, time)),
      onProgress: (progress) => say({ kind: 'progress', progress }),
      onChanged: () => tell('changed'),
      along: () => downloadedCustomers(userId),
    },
    userId,
    customerKey,
  )
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'open':
      await catalogue?.end(false)
      catalogue = open(message)
      return catalogue.begin()
    case 'ask':
      return say({
        kind: 'answer',
        id: message.id,
        answer: await catalogue?.answer(message.field, message.args).catch(() => undefined),
      })
    case 'sync':
      return say({
        kind: 'synced',
        taken: (await catalogue?.sync().catch((): SyncOutcome => 'later')) ?? 'later',
      })
    case 'fetched':
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
      return
    case 'end':
      // A download still running must not write after this deletion.
      if (message.forget) tell('forgotten')
      await catalogue?.end(message.forget)
      return say({ kind: 'ended', id: message.id })
  }
}

others.addEventListener(
  'message',
  ({ data }: MessageEvent<'changed' | 'forgotten'>) =>
    void (data === 'forgotten' ? catalogue?.end(false) : catalogue?.reread()),
)
self.addEventListener(
  'message',
  ({ data }: MessageEvent<ToWorker>) => void handle(data).catch(() => undefined),
)
