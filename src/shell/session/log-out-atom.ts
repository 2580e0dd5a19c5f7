import { atom } from 'jotai'

/** True after "Log out" was pressed. */
export const logOutAskedAtom = atom(false)
