import { atom } from 'jotai'
import type { ReactNode } from 'react'
import type { Tone } from '#ui/display/tone.ts'

export interface ToastAction {
  label: string
  run: () => void
}

export interface ToastMessage {
  text: ReactNode
  tone?: Tone
  /** Undo, say; pressing it also closes the toast. */
  action?: ToastAction
  /** A second thing to do, before the first. */
  also?: ToastAction
  /** Stays until it is closed. */
  sticky?: boolean
  /** Gives the reason why something failed: while it is shown, no other failure is added. */
  explains?: boolean
}

let next = 0

/** Toasts at the foot of the screen, oldest first. */
export const toastsAtom = atom<readonly (ToastMessage & { id: number })[]>([])

/** Adds a toast and returns its number; at most three are shown at once. */
export const addToastAtom = atom(null, (get, set, toast: ToastMessage): number => {
  const shown = get(toastsAtom)
  const reason = shown.find(({ explains }) => explains)
  if (reason && toast.tone === 'danger') return reason.id
  next += 1
  set(toastsAtom, [...shown, { ...toast, id: next }].slice(-3))
  return next
})

/** Takes one down. */
export const removeToastAtom = atom(null, (get, set, id: number) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  )
})
