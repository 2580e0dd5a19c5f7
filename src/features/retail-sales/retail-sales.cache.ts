import { refreshLists } from '#data/list-cache.ts'

/** Lists that a report of a sold frame, or an account bike, makes old. */
export const updates = refreshLists({
  registerFrameV4: ['registeredFrames', 'framesV4', 'accountPolygonBikesDatas'],
  updateRegisteredFrame: ['registeredFrames'],
  deleteFrame: ['registeredFrames', 'framesV4', 'accountPolygonBikesDatas'],
  updateAccountPolygonBikes: ['accountPolygonBikesDatas'],
  uploadAccountPolygonbikes: ['accountPolygonBikesDatas'],
})
