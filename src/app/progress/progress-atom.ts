import { atom } from 'jotai'

/** State of the progress bar at the top. */
export const progressAtom = atom<'idle' | 'running' | 'done' | 'failed'>('idle')
