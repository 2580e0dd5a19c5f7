import { atom } from 'jotai'

/** What the bar at the top shows. */
export const progressAtom = atom<'idle' | 'running' | 'done' | 'failed'>('idle')
