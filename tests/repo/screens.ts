import { createMemoryHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import type { Screen } from '../../src/shell/navigation/screen.ts'
import { type AppRouter, createAppRouter } from '../../src/router.ts'

export interface FoundScreen {
  path: string
  screen: Screen
  hasComponent: boolean
}

/** The portal's own router, at rest: nothing is asked of any server. */
export const restingRouter = (store = createStore()): AppRouter =>
  createAppRouter({
    store,
    client: () => {
      throw new Error('nothing is asked here')
    },
    history: createMemoryHistory(),
  })

/**
 * A route's path as the specification writes it: `/claim/{id}`, `*` for the rest.
 * @param given parameters of an address; an optional last one that is not among them is left out
 */
export function specifiedPath(fullPath: string, given?: Record<string, string>): string {
  const path = fullPath
    .replace(/\/\{-\$(\w+)\}$/, (all, name: string) => (given && !given[name] ? '' : all))
    .replace(/(.)\/$/, '$1')
    .replaceAll(/\{-\$(\w+)\}|\$(\w+)/g, (_all, optional, name) => `{${optional ?? name}}`)
  return path === '/$' ? '*' : path || '/'
}

/** Paths that a route answers: one that may end without its last parameter answers two. */
const pathsOf = (fullPath: string) => [specifiedPath(fullPath), specifiedPath(fullPath, {})]

/** Every screen of the router by its path. */
export function screens(): FoundScreen[] {
  return Object.values(restingRouter().routesById)
    .flatMap(({ fullPath, options }) => {
      const screen = options.staticData?.screen
      if (!screen) return []
      return [...new Set(pathsOf(fullPath))].map((path) => ({
        path,
        screen,
        hasComponent: 'component' in options,
      }))
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}
