import { refreshLists } from '#data/list-cache.ts'

/** Lists that a report of a sold frame makes old. */
export const updates = refreshLists({
  registerFrameV4: ['registeredFrames', 'framesV4'],
  updateRegisteredFrame: ['registeredFrames'],
  deleteFrame: ['registeredFrames', 'framesV4'],
})
