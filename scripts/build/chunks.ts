import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type ModuleInfo = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
} | null

/** The login page is what a stranger sees first: it comes with the start, not in a dozen pieces behind it. */
const isLogin = (id: string) => /features\/session\/routes\/login\.tsx\?/.test(id)

/** Screens of a shop on a phone: what three of them and more share comes in one file, and nothing else in it. */
const shopRoutes = [
  'src/app/frame/frame-route.tsx',
  'src/features/home/routes/home.tsx',
  'src/features/catalogue/routes/index.tsx',
  'src/features/catalogue/routes/$category/index.tsx',
  'src/features/catalogue/routes/$category/$slug.tsx',
  'src/features/cart/routes/index.tsx',
].map((path) => resolve(path))

const reached = new Map<string, Set<string>>()

/** True for a module that an entry imports, itself or by another one, and does not fetch later; of a route, what its split part imports too. */
function isReached(entry: string, id: string, getModuleInfo: (id: string) => ModuleInfo): boolean {
  let modules = reached.get(entry)
  if (!modules) {
    const found = (modules = new Set<string>())
    const reach = (one: string) => {
      if (found.has(one)) return
      found.add(one)
      const info = getModuleInfo(one)
      for (const next of info?.importedIds ?? []) reach(next)
      for (const next of info?.dynamicallyImportedIds ?? [])
        if (isLogin(next) || next.startsWith(`${entry}?`)) reach(next)
    }
    reach(entry)
    reached.set(entry, modules)
  }
  return modules.has(id)
}

/** On a slow network a request costs half a second: what every start needs comes in two files, not in twenty. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, context) =>
      isReached(resolve('index.html'), id, (one) => context.getModuleInfo(one))
        ? id.includes('node_modules')
          ? 'vendor'
          : 'start'
        : null,
  },
  // What asks the server: fetched beside the login page, not before it.
  {
    name: (id, context) =>
      isReached(resolve('src/client.ts'), id, (one) => context.getModuleInfo(one))
        ? 'client'
        : null,
  },
  // Pieces of three screens and more, most of them a few hundred bytes, come in one file: the first article was there after 5.6 s instead of 10.7 (slow 4G).
  {
    name: (id, context) =>
      shopRoutes.some((route) => isReached(route, id, (one) => context.getModuleInfo(one)))
        ? 'shared'
        : (/\/src\/features\/([^/]+)\//.exec(id)?.[1] ?? 'office'),
    minShareCount: 3,
  },
]
