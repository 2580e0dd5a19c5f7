import { atom } from 'jotai'

/** Is the page behind an open menu dimmed? */
export const overlayAtom = atom(false)
