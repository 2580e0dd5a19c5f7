import type { Screen } from './screen.ts'

/** Returns the address one step up: the one a screen names, else the one its own lies in, without `edit` and the id behind it. */
export const addressAbove = (screen: Screen | null | undefined, pathname: string): string =>
  typeof screen?.up === 'string' ? screen.up : pathname.replace(/\/(edit(\/[^/]*)?|[^/]+)\/?$/, '')
