import type { PageEvents, Timers } from '../sync/flush-triggers.ts'
import { followUploads, isToSend, retryUploads } from './pending-uploads.ts'
import { sendUploads, type SendUploadsDeps } from './send-uploads.ts'

/** Sending of one person's uploads in one page. */
export interface RunningUploads {
  /** Tries everything at once; resolves when all have arrived or one must wait. */
  sendNow(): Promise<void>
  stop(): void
}

export interface RunUploadsDeps extends SendUploadsDeps {
  timers: Timers
  events: PageEvents
  /** Lets one tab or worker send at a time. */
  exclusive: (work: () => Promise<void>) => Promise<void>
  /** Asks the browser to wake the worker when the network is back; nothing depends on it. */
  wake?: () => void
}

/**
 * Sends pending uploads for as long as the page is open: at the start, when a file is added by any tab, when the network is
 * back, when the page is seen again, and when a pause after a failure is over.
 */
export function runUploads(parts: RunUploadsDeps): RunningUploads {
  const { database, userId, timers, events, exclusive, now, wake } = parts
  let [running, again, over] = [false, false, false]
  let cancelRetry = () => {}

  const run = async () => {
    if (over) return
    if (running) {
      again = true
      return
    }
    running = true
    cancelRetry()
    try {
      do {
        again = false
        await exclusive(async () => {
          const next = await sendUploads(parts)
          if (next === Infinity || over) return
          wake?.()
          cancelRetry = timers.after(Math.max(50, next - now()), () => void run())
        })
      } while (again as boolean)
    } finally {
      running = false
    }
  }
  const sendNow = () => retryUploads(database, userId).then(run)
  const runNow = () => void sendNow()

  // A file may still be waiting out a pause whose timer went with another page. Try again at once: the network may be back.
  runNow()
  let due = -1
  const stops = [
    followUploads(database, userId, (uploads) => {
      const before = due
      due = uploads.filter((upload) => isToSend(upload) && upload.nextAt === 0).length
      if (due > before && due > 0) void run()
    }),
    events.online(runNow),
    events.shown(runNow),
  ]
  return {
    sendNow,
    stop() {
      over = true
      cancelRetry()
      stops.forEach((stop) => stop())
    },
  }
}
