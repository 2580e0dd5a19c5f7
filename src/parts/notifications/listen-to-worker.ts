import type { createStore } from 'jotai'
import type { WorkerMessage } from '#offline/push-subscription.ts'
import { noticesArrivedAtom } from './notifications-atom.ts'

/** Follows what the worker says: something has come, or its message was pressed. @param open leads to a path of the portal, without a load of the page */
export function listenToWorker(
  store: ReturnType<typeof createStore>,
  open: (path: string) => void,
): void {
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<WorkerMessage | undefined>) => {
      if (data?.kind === 'notice') store.set(noticesArrivedAtom, (count) => count + 1)
      // One slash: two would be another host.
      if (data?.kind === 'open' && /^\/(?!\/)/.test(data.path)) open(data.path)
    },
  )
}
