import type { CatalogueProgress, DeviceAnswer } from './device-catalogue.ts'
import type { PageEvents, Timers } from '../sync/flush-triggers.ts'
import type { ToPage, ToWorker } from './messages.ts'
import type { SyncOutcome } from './sync-catalogue.ts'

/** The part of a `Worker` that is used. */
export interface CatalogueWorker {
  postMessage(message: ToWorker, transfer?: Transferable[]): void
  addEventListener(name: 'message', listener: (event: { data: ToPage }) => void): void
  terminate(): void
}

export interface CatalogueProxyDeps {
  worker: CatalogueWorker
  userId: string
  customerKey: string | null
  /** See `ToWorker`. */
  patient?: boolean
  /** `fetch` with the session's token; a lost session is in the answer and nowhere else. */
  fetch(input: string): Promise<Response>
  timers: Timers
  events: PageEvents
  onProgress(progress: CatalogueProgress): void
  /** Told how each taking ended. */
  onSynced?(taken: SyncOutcome): void
}

/** Catalogue of one person as the page uses it. */
export interface CatalogueProxy {
  answer(field: string, args: Record<string, unknown>): Promise<DeviceAnswer | undefined>
  /** Takes the catalogue now, or what has changed of it. */
  sync(): void
  /** Begins to keep it up to date by itself: now, when network or page come back, and every few minutes. */
  keepFresh(): void
  /** @param forget removes every catalogue from this device */
  end(forget: boolean): Promise<void>
}

/** Milliseconds between requests for changes while the page is visible, and before a retry after a failure. */
const beat = 300_000
const soon = 60_000
/** Milliseconds after which a silent worker counts as dead, and the server is asked instead. */
const patience = 5_000

/** Gives a worker its person, the server's answers and the times to look for changes. */
export function createCatalogueProxy({
  worker,
  userId,
  customerKey,
  patient = false,
  fetch,
  timers,
  events,
  onProgress,
  onSynced,
}: CatalogueProxyDeps): CatalogueProxy {
  const waiting = new Map<number, (answer: DeviceAnswer | undefined) => void>()
  const stops: (() => void)[] = []
  let asked = 0
  let inVain = false
  const say = (message: ToWorker, transfer?: Transferable[]) =>
    worker.postMessage(message, transfer)
  const sync = () => say({ kind: 'sync' })
  // Against a refusal or a full device trying again by itself does not help; who asks for it may.
  const keepUp = () => {
    if (!inVain) sync()
  }

  async function fetchFor(id: number, path: string) {
    try {
      const answer = await fetch(path)
      const bytes = await answer.arrayBuffer()
      const since = answer.headers.get('x-catalogue-since')
      say(
        {
          kind: 'fetched',
          id,
          status: answer.status,
          bytes,
          since: since === null ? null : Number(since),
        },
        [bytes],
      )
    } catch {
      say({ kind: 'fetched', id })
    }
  }

  worker.addEventListener('message', ({ data }) => {
    if (data.kind === 'fetch') void fetchFor(data.id, data.path)
    else if (data.kind === 'progress') onProgress(data.progress)
    else if (data.kind === 'synced') {
      inVain = data.taken === 'refused' || data.taken === 'full'
      if (data.taken === 'later') stops.push(timers.after(soon, keepUp))
      onSynced?.(data.taken)
    } else {
      waiting.get(data.id)?.(data.kind === 'answer' ? data.answer : undefined)
      waiting.delete(data.id)
    }
  })
  say({ kind: 'open', userId, customerKey, patient })

  const answered = (message: (id: number) => ToWorker) =>
    new Promise<DeviceAnswer | undefined>((resolve) => {
      const id = ++asked
      const giveUp = timers.after(patience, () => {
        waiting.delete(id)
        resolve(undefined)
      })
      waiting.set(id, (answer) => {
        giveUp()
        resolve(answer)
      })
      say(message(id))
    })

  return {
    answer: (field, args) => answered((id) => ({ kind: 'ask', id, field, args })),
    sync,
    keepFresh() {
      stops.push(timers.every(beat, keepUp), events.online(keepUp))
      keepUp()
    },
    async end(forget) {
      for (const stop of stops) stop()
      await answered((id) => ({ kind: 'end', id, forget }))
      worker.terminate()
    },
  }
}
