import { atom } from 'jotai'

/** Is the customer selection open? */
export const customerDialogAtom = atom(false)
