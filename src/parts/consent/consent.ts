import type { Tracker, TrackerName } from '#domain/portal/trackers.ts'
import { ownName } from '#offline/base-path.ts'

/** Answer of a person on this device, and the services it is about. */
export interface Consent {
  agreed: boolean
  about: readonly TrackerName[]
}

/** `undecided`: never asked, or about fewer services than there are now. */
export type ConsentState = 'agreed' | 'refused' | 'undecided'

/** Whether the services may be loaded. Agreeing covers those that were named; a refusal holds for all that come later. */
export function consentState(answer: Consent | null, trackers: readonly Tracker[]): ConsentState {
  if (!answer) return 'undecided'
  if (!answer.agreed) return 'refused'
  return trackers.every(({ name }) => answer.about.includes(name)) ? 'agreed' : 'undecided'
}

const keyOf = (userId: string) => ownName(`visit-counting.${userId}`)

/** The kept answer of a person; null: none, or none that can be read. */
export function readConsent(userId: string): Consent | null {
  try {
    const { agreed, about } = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Consent
    return typeof agreed === 'boolean' && Array.isArray(about) ? { agreed, about } : null
  } catch {
    return null
  }
}

/** Keeps the answer of a person; where nothing can be kept they are asked again. */
export function keepConsent(userId: string, consent: Consent): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(consent))
  } catch {
    /* no room, or not allowed */
  }
}
