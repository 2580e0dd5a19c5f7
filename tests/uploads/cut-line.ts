import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A slow line to a local port that can be cut: both ends of every connection are destroyed. */
export interface CutLine {
  url: string
  cut(): void
  close(): void
}

/** Passes bytes on in small portions, so that a cut falls into the middle of something. @param rate bytes a second */
async function pass(from: Socket, to: Socket, rate: number) {
  try {
    for await (const bytes of from) {
      const portion = bytes as Buffer
      for (let at = 0; at < portion.length; at += 16_384) {
        const part = portion.subarray(at, at + 16_384)
        if (!to.write(part)) await new Promise((resolve) => to.once('drain', resolve))
        await wait((part.length / rate) * 1_000)
      }
    }
    to.end()
  } catch {
    to.destroy()
  }
}

/** @param rate bytes a second from the client to the server */
export async function openCutLine(port: number, rate: number): Promise<CutLine> {
  const open = new Set<Socket>()
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
    void pass(near, far, rate)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    cut: () => open.forEach((socket) => socket.destroy()),
    close() {
      line.close()
      open.forEach((socket) => socket.destroy())
    },
  }
}
