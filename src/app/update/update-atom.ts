import { atom } from 'jotai'
import type { Update } from '#offline/register-worker.ts'

/** A new build that lies ready; null: this is the newest. */
export const updateAtom = atom<Update | null>(null)
