import { atom } from 'jotai'

/** True while the server is reachable, as far as known. */
export const onlineAtom = atom(true)
