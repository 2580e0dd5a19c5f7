import { atom } from 'jotai'

/** True from the choice of another customer until the page has started anew for them. */
export const switchingAtom = atom(false)
