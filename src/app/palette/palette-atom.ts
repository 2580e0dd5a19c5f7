import { atom } from 'jotai'

/** Is the command palette open? */
export const paletteAtom = atom(false)
