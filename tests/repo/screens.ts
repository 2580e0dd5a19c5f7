import { createMemoryHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import type { Screen } from '../../src/app/screen.ts'
import { createAppRouter } from '../../src/router.ts'

/** Every screen of the router by its path, written as the specification writes it: `/claim/{id}`, `*` for the rest. */
export function screens(): { path: string; screen: Screen }[] {
  const router = createAppRouter({
    store: createStore(),
    client: () => { throw new Error('nothing is asked here') },
    history: createMemoryHistory(),
  })
  return Object.values(router.routesById).flatMap(({ fullPath, options }) => {
    const screen = options.staticData?.screen
    if (!screen) return []
    const path = fullPath.replace(/^\/\$locale/, '').replace(/(.)\/$/, '$1').replace(/\$(\w+)/g, '{$1}')
    return [{ path: path === '/$' ? '*' : path || '/', screen }]
  }).sort((one, other) => (one.path < other.path ? -1 : 1))
}
