import type { VisitPlace } from '#domain/visits/visit-draft.ts'

/** Longest wait for the device's place, in ms. */
const patience = 20_000

/** Asks the device where it is; the browser asks the person where it has no answer yet. */
export const placeNow = (): Promise<VisitPlace> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) => resolve({ lat, lng, accuracy }),
      reject,
      { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 },
    )
  })

/** Returns where the device is if the person has allowed it before, without a question; null otherwise. */
export async function placeIfGranted(): Promise<VisitPlace | null> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'granted' ? await placeNow() : null
  } catch {
    return null
  }
}
