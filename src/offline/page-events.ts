import type { PageEvents } from './sync/flush-triggers.ts'

function on(target: EventTarget, name: string, listener: () => void): () => void {
  target.addEventListener(name, listener)
  return () => target.removeEventListener(name, listener)
}

/** The events of this page. Not every browser sends all of them, so nothing depends on one alone. */
export const pageEvents = (
  page: EventTarget,
  document: EventTarget & { visibilityState: string },
): PageEvents => ({
  online: (listener) => on(page, 'online', listener),
  shown(listener) {
    const stops = [
      on(page, 'pageshow', listener),
      on(document, 'visibilitychange', () => document.visibilityState === 'visible' && listener()),
    ]
    return () => stops.forEach((stop) => stop())
  },
})
