import { atom } from 'jotai'
import type { ReactNode } from 'react'
import type { Tone } from '#ui/tone.ts'

export interface ToastMessage {
  text: ReactNode
  tone?: Tone
  /** Undo, say; pressing it also closes the toast. */
  action?: { label: string; run: () => void }
  /** Stays until it is closed. */
  sticky?: boolean
}

let next = 0

/** What stands at the foot of the screen, oldest first. */
export const toastsAtom = atom<readonly (ToastMessage & { id: number })[]>([])

/** Puts one up; more than three at once nobody reads. */
export const addToastAtom = atom(null, (get, set, toast: ToastMessage) => {
  set(toastsAtom, [...get(toastsAtom), { ...toast, id: (next += 1) }].slice(-3))
})

/** Takes one down. */
export const removeToastAtom = atom(null, (get, set, id: number) => {
  set(toastsAtom, get(toastsAtom).filter((toast) => toast.id !== id))
})
