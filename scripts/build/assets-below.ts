import type { Plugin } from 'vite'

/** Vite's name of a style sheet or script that it loads ahead: from the root of the host. */
const preloaded = 'return "/"+dep'

/**
 * Lets the portal's files find each other wherever the server puts them: scripts and styles name others from their own address,
 * not from the root of the host. The page names them from the root, and the server puts its base path before that.
 */
export function assetsBelow(): Plugin {
  return {
    name: 'assets-below',
    apply: 'build',
    enforce: 'post',
    configResolved({ experimental }) {
      // Set this late, preloading goes without it: there it would add a word to every import of a screen, and all of those
      // load before the login form works.
      experimental.renderBuiltUrl = (_, { hostType }) =>
        hostType === 'html' ? undefined : { relative: true }
    },
    transform(code, id) {
      if (!id.endsWith('vite/preload-helper.js')) return undefined
      if (!code.includes(preloaded)) this.error('Vite preloads files in another way than before')
      return {
        code: code.replace(preloaded, 'return new URL("../"+dep,import.meta.url).pathname'),
        map: null,
      }
    },
  }
}
