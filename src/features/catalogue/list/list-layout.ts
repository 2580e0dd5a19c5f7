import { atom } from 'jotai'

/** Layout of a list's entries: cards side by side, or a line each. */
export type ListLayout = 'cards' | 'table'

const key = 'list-layout'

const chosenAtom = atom<ListLayout | null>(null)

/** The layout of catalogue lists on this device, and the way to change it. */
export const listLayoutAtom = atom(
  (get): ListLayout =>
    get(chosenAtom) ?? (localStorage.getItem(key) === 'table' ? 'table' : 'cards'),
  (_, set, next: ListLayout) => {
    set(chosenAtom, next)
    localStorage.setItem(key, next)
  },
)
