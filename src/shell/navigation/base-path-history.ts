import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { basePath, withBasePath, withoutBasePath } from '#offline/base-path.ts'

/**
 * History of a portal below a base path, which it takes off and puts on: router and screens know their addresses without.
 * Undefined at the root, where the router makes its own.
 */
export const basePathHistory = (): RouterHistory | undefined =>
  basePath()
    ? createBrowserHistory({
        createHref: withBasePath,
        parseLocation: () => {
          const { search, hash } = location
          const pathname = withoutBasePath(location.pathname)
          // A hash that was typed into the address bar has no state.
          const state = history.state ?? { __TSR_index: 0 }
          return { href: pathname + search + hash, pathname, search, hash, state }
        },
      })
    : undefined
