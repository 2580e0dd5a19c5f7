import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A wire between a server and its database that can be made slow, silent, cut or refused. */
export interface BrokenWire {
  port: number
  /** Every piece of data waits so many ms. */
  slow(ms: number): void
  /** Nothing arrives any more, and no one is told: a cable that was pulled. */
  silence(): void
  /** Ends all connections at once. */
  cut(): void
  /** Ends them, and takes no new ones. */
  refuse(): void
  heal(): void
  close(): Promise<void>
}

/** Opens a wire to a database. @param address its host and port count */
export async function openWire(address: URL): Promise<BrokenWire> {
  const { hostname, port } = address
  let delay = 0
  let silent = false
  let refusing = false
  const ends = new Set<Socket>()
  const carry = (from: Socket, to: Socket) => {
    let before = Promise.resolve()
    from.on('data', (data) => {
      if (silent) return
      before = before.then(async () => {
        if (delay > 0) await wait(delay)
        if (!to.destroyed) to.write(data)
      })
    })
    from.on('close', () => to.destroy())
    from.on('error', () => {})
    ends.add(from)
    from.on('close', () => ends.delete(from))
  }
  const server = createServer((own) => {
    if (refusing) return own.destroy()
    const other = connect(Number(port), hostname)
    carry(own, other)
    carry(other, own)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const cut = () => {
    for (const end of ends) end.destroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    slow: (ms) => (delay = ms),
    silence: () => (silent = true),
    cut,
    refuse() {
      refusing = true
      cut()
    },
    heal() {
      delay = 0
      silent = false
      refusing = false
    },
    close: () =>
      new Promise((resolve) => {
        cut()
        server.close(() => resolve())
      }),
  }
}
