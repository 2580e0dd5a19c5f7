/** A place on earth, in degrees. */
export interface Place {
  lat: number
  lng: number
}

const radius = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle distance between two places in kilometres. */
export function distanceBetween(one: Place, other: Place): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng)
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
