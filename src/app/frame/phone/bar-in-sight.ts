/** Whether a phone's bar is in sight, and where the page stood when the finger last turned. */
export interface BarSight {
  shown: boolean
  turnedAt: number
}

/** A finger that rests moves a few pixels; less than this in one direction says nothing. */
const noise = 12

/**
 * Follows the page's scroll position, in pixels from its top: down hides the bar, up brings it back, and at the top it is always
 * in sight. @param height of the bar in pixels
 */
export function barAfterScroll({ shown, turnedAt }: BarSight, y: number, height: number): BarSight {
  if (y <= height) return { shown: true, turnedAt: y }
  const goesOn = shown ? y < turnedAt : y > turnedAt
  if (goesOn) return { shown, turnedAt: y }
  return Math.abs(y - turnedAt) < noise ? { shown, turnedAt } : { shown: !shown, turnedAt: y }
}
