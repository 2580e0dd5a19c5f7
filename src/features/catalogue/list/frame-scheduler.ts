/** Work for a list, done between its frames. */
export interface FrameScheduler {
  /** The card in the middle of the screen, from 0. */
  middle: number
  /** The list is being scrolled. */
  moving: boolean
  /** Has something done for a card when its turn comes. @returns takes it back */
  take(at: number, run: () => void): () => void
}

/** Pieces of work a frame: a list that moves must have the next frame ready in time, one that rests shows what it has soon. */
const pieces = { moving: 1, resting: 6 }
/** Work whose frame took longer, in ms, was too much for this device: frames without any follow, twice as many as were lost, up to `most`. */
const late = { after: 24, frame: 1_000 / 60, most: 12 }

/**
 * Does what is asked of it a little at a time, what stands nearest to the middle of the screen first. What has left the
 * screen is taken back before its turn. @param nextFrame calls when the next frame is made
 */
export function createFrameScheduler(
  nextFrame: (run: (time: number) => void) => unknown = requestAnimationFrame,
): FrameScheduler {
  const waiting = new Set<{ at: number; run: () => void }>()
  let going = false
  /** Time of the last frame with work. */
  let worked: number | undefined
  let pause = 0

  const nearest = () => {
    let found: { at: number; run: () => void } | undefined
    for (const one of waiting)
      if (!found || Math.abs(one.at - turns.middle) < Math.abs(found.at - turns.middle)) found = one
    return found
  }
  const work = () => {
    for (let left = turns.moving ? pieces.moving : pieces.resting; left > 0; left--) {
      const one = nearest()
      if (!one) break
      waiting.delete(one)
      one.run()
    }
  }
  const frame = (time: number) => {
    const took = worked === undefined ? 0 : time - worked
    worked = undefined
    if (took > late.after) pause = Math.min(late.most, 2 * Math.round(took / late.frame))
    if (turns.moving && pause > 0) pause -= 1
    else {
      work()
      worked = time
    }
    going = waiting.size > 0
    if (going) nextFrame(frame)
    else worked = undefined
  }

  const turns: FrameScheduler = {
    middle: 0,
    moving: false,
    take(at, run) {
      const one = { at, run }
      waiting.add(one)
      if (!going) nextFrame(frame)
      going = true
      return () => void waiting.delete(one)
    },
  }
  return turns
}
