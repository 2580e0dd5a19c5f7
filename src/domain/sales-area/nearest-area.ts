import { distanceBetween, type Place } from './earth.ts'

/**
 * Returns the region whose centre is nearest to a place; of two at the same distance the one with the lower id, so that every
 * reader gets the same. Null: there is none.
 */
export function nearestArea<Area extends Place & { id: string }>(
  areas: readonly Area[],
  place: Place,
): Area | null {
  let nearest: Area | null = null
  let least = Infinity
  for (const area of areas) {
    const distance = distanceBetween(area, place)
    if (distance < least || (distance === least && nearest && area.id < nearest.id)) {
      nearest = area
      least = distance
    }
  }
  return nearest
}
