import type { Client } from '@urql/core'
import type { createStore } from 'jotai'
import type { Load } from '#data/load.ts'
import type { Screen } from './screen.ts'

/** The part of a route that the menu reads. */
export interface MenuRoute {
  fullPath: string
  options: { staticData?: { screen?: Screen | null } }
}

/** The client of one user and customer, and when it remembers what this device kept for them. */
export interface SessionClient {
  client: Client
  hydrated: Promise<void>
  load: Load
}

/** Services for guards and loaders. */
export interface RouterContext {
  store: ReturnType<typeof createStore>
  /**
   * Returns the client of the present user and customer. A function, because the router copies its context when a
   * navigation begins, at first before anyone is signed in.
   */
  client: () => Promise<Client>
  /** Runs a query and answers the question itself; the screen reads the data with `useData`. */
  load: Load
  /** Settled when the client of this moment has read what rested on the device; nothing may be asked before. */
  clientReady: () => Promise<void>
  /** Settled once it is known whether a person is signed in. */
  sessionReady: Promise<unknown>
  /** Every route there is, for the menu. */
  menuRoutes: () => readonly MenuRoute[]
}
