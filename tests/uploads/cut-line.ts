import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A slow line to a local port that breaks by itself: both ends of every connection are destroyed. */
export interface CutLine {
  url: string
  /** Bytes that have come from the client. */
  sent(): number
  close(): void
}

/** Passes bytes on in small portions, so that a cut falls into the middle of something. */
async function pass(from: Socket, to: Socket, rate: number, passed: (bytes: number) => void) {
  try {
    for await (const bytes of from) {
      const portion = bytes as Buffer
      for (let at = 0; at < portion.length; at += 16_384) {
        const part = portion.subarray(at, at + 16_384)
        if (!to.write(part)) await new Promise((resolve) => to.once('drain', resolve))
        passed(part.length)
        await wait((part.length / rate) * 1_000)
      }
    }
    to.end()
  } catch {
    to.destroy()
  }
}

/**
 * Cuts are counted in bytes, not in time: a busy machine would otherwise be cut before it has sent anything.
 * @param rate bytes a second from the client to the server
 * @param cutEvery bytes from the client to the server between two cuts
 */
export async function openCutLine(port: number, rate: number, cutEvery: number): Promise<CutLine> {
  const open = new Set<Socket>()
  const cut = () => open.forEach((socket) => socket.destroy())
  let sinceCut = 0
  let sent = 0
  const passed = (bytes: number) => {
    sinceCut += bytes
    sent += bytes
    if (sinceCut < cutEvery) return
    sinceCut = 0
    cut()
  }
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    void pass(near, far, rate, passed)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    sent: () => sent,
    close() {
      line.close()
      cut()
    },
  }
}
