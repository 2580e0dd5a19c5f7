import { atom } from 'jotai'

/** Whether announcements stand above the page now; unknown until they were asked for, so that nothing else takes their place before. */
export const announcingAtom = atom<'unknown' | 'something' | 'nothing'>('unknown')
