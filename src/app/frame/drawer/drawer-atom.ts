import { atom } from 'jotai'

/** Is the phone's drawer open? */
export const drawerAtom = atom(false)
