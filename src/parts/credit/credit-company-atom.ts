import { atom } from 'jotai'

/** The company whose credit is shown, by its code; null: the first. */
export const creditCompanyAtom = atom<string | null>(null)
