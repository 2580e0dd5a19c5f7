import type { Plugin } from 'vite'

const tree = /\/src\/route-tree\.gen\.ts$/
/** An address that a route is told as its id and as its path. */
const sameTwice = /\bid: ("[^"]*"),\s*path: \1,/g
/** Routes by name, of which the router takes the values alone. */
const byName = /(Children = )\{([^}]*)\}/g
/** The router's generator needs the address here; a route learns it from the tree. */
const ownAddress = /\bcreateFileRoute\((["'])[^"']+\1\)/

const shortTree = (source: string) => `${source
  .replace(sameTwice, '...at($1),')
  .replace(
    byName,
    (_, start: string, routes: string) => `${start}[${routes.replaceAll(/\w+:/g, '')}]`,
  )}
function at(path) { return { id: path, path } }
`

/** Writes every screen's address once into the first page instead of three times, and no names: 15 bytes (gzip) less for each screen. */
export function shortRoutes(): Plugin {
  return {
    name: 'short-routes',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/ },
      // Behind the compiler: what comes is JavaScript.
      order: 'post',
      handler(source, id) {
        if (tree.test(id)) return { code: shortTree(source), map: null }
        return ownAddress.test(source)
          ? { code: source.replace(ownAddress, 'createFileRoute("")'), map: null }
          : null
      },
    },
  }
}
