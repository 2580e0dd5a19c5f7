import type { Timers } from '#offline/sync/flush-triggers.ts'

interface Due {
  at: number
  every: number | null
  work: () => void
}

/** A clock and its timers that move only when told. */
export class VirtualTime {
  now = Date.parse('2026-06-01T08:00:00Z')
  private readonly due = new Set<Due>()

  readonly timers: Timers = {
    // Whole milliseconds, as a browser counts them.
    after: (ms, work) => this.add({ at: this.now + Math.trunc(ms), every: null, work }),
    every: (ms, work) => this.add({ at: this.now + ms, every: ms, work }),
  }

  /** Moves on, running what comes due in its order. */
  advance(ms: number): void {
    const end = this.now + ms
    for (;;) {
      const [next] = [...this.due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (!next) break
      this.now = next.at
      if (next.every === null) this.due.delete(next)
      else next.at += next.every
      next.work()
    }
    this.now = end
  }

  private add(due: Due): () => void {
    this.due.add(due)
    return () => this.due.delete(due)
  }
}
