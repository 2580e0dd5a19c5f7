import { atom } from 'jotai'
import type { CatalogueProxy } from '#offline/catalogue/catalogue-proxy.ts'
import type { CatalogueProgress } from '#offline/catalogue/device-catalogue.ts'

/** Progress of the catalogue's download to this device; null: unknown yet. */
export const catalogueProgressAtom = atom<CatalogueProgress | null>(null)

/** Catalogue of the signed-in person on this device; null: not signed in, or not supported by this browser. */
export const deviceCatalogueAtom = atom<CatalogueProxy | null>(null)

/** Whole percents of the articles that have come; 100 is said only when all of them are here. */
export const percentOf = ({
  articles,
  received,
  ready,
}: Pick<CatalogueProgress, 'articles' | 'received' | 'ready'>): number =>
  ready ? 100 : articles === 0 ? 0 : Math.min(99, Math.floor((received / articles) * 100))
