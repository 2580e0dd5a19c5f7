import { atom } from 'jotai'

/** Counts the messages that have come while this page is open: whatever shows notices reads them again. */
export const noticesArrivedAtom = atom(0)
