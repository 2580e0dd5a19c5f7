import { atom } from 'jotai'

/** True while the server can be reached, as far as anybody knows. */
export const onlineAtom = atom(true)
