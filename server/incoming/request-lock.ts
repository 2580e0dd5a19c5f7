import type { FastifyRequest } from 'fastify'

/**
 * Lets one request at a time work on an upload. A newer one ends an older one whose line hangs: its sender has given it up and
 * asks again, while this end has not noticed yet.
 */
export function createRequestLock() {
  const underWay = new Map<string, { stop: () => void; ended: Promise<void> }>()
  return async <T>(id: string, request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    for (let before = underWay.get(id); before; before = underWay.get(id)) {
      before.stop()
      await before.ended
    }
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    underWay.set(id, { stop: () => request.raw.destroy(), ended })
    try {
      return await work()
    } finally {
      underWay.delete(id)
      end()
    }
  }
}
