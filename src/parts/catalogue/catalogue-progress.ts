import { atom } from 'jotai'
import type { CatalogueProxy } from '#offline/catalogue/catalogue-proxy.ts'
import type { CatalogueProgress } from '#offline/catalogue/device-catalogue.ts'

/** How far the catalogue is on its way to this device; null: nothing is known yet. */
export const catalogueProgressAtom = atom<CatalogueProgress | null>(null)

/** The signed-in person's catalogue on this device; null: nobody is signed in, or this browser cannot hold one. */
export const deviceCatalogueAtom = atom<CatalogueProxy | null>(null)

/** Whole percents of the articles that have come; 100 is said only when all of them are here. */
export const percentOf = ({
  articles,
  received,
  ready,
}: Pick<CatalogueProgress, 'articles' | 'received' | 'ready'>): number =>
  ready ? 100 : articles === 0 ? 0 : Math.min(99, Math.floor((received / articles) * 100))
