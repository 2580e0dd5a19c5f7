import { atom } from 'jotai'

/** Somebody has pressed "Log out". */
export const logOutAskedAtom = atom(false)
