import { atom } from 'jotai'

/** True from the choice of another customer until the page has reloaded for them. */
export const switchingAtom = atom(false)
