import { atom } from 'jotai'

/** Is the consumer voice dialog open? */
export const consumerVoiceAtom = atom(false)
