import { atom } from 'jotai'
import type { SessionClient } from '../navigation/router-context.ts'
import { identityAtom, type Identity } from './identity-atom.ts'

/** Makes the client of an identity; null until its code has been fetched, which the login page does without. */
export const clientMakerAtom = atom<{ make: (identity: Identity | null) => SessionClient } | null>(
  null,
)

/** The client of the current user and customer; null until its code has been fetched. */
export const clientAtom = atom((get) => get(clientMakerAtom)?.make(get(identityAtom)) ?? null)
