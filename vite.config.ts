import { relative, resolve } from 'node:path'
import { transformAsync } from '@babel/core'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { precacheList } from './scripts/build/precache-list.ts'

/** Turns lingui's macros into calls, in those files alone that use them; everything else skips Babel. */
function linguiMacros(): Plugin {
  return {
    name: 'lingui-macros',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.tsx?(\?|$)/.test(id) || !/@lingui\/(core|react)\/macro/.test(code)) return
      const result = await transformAsync(code, {
        filename: id.replace(/\?.*$/, ''),
        configFile: false,
        babelrc: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: ['@lingui/babel-plugin-lingui-macro'],
      })
      return result?.code ? { code: result.code, map: result.map } : undefined
    },
  }
}

/** Where the words of the first page are: the log-in, its failures, and what lies over every screen. */
const firstPage = /^src\/(app\/(failure|progress|update)|parts\/failure|shell|features\/session)\//

/** Divides a catalogue: `en.po?first` has the words of the first page, `en.po?rest` all others. */
function wordsInParts(): Plugin {
  return {
    name: 'words-in-parts',
    async transform(_source, id) {
      const [, file, part] = /^(.*\.po)\?(first|rest)$/.exec(id) ?? []
      if (!file) return
      this.addWatchFile(file)
      const config = getConfig()
      const found = getCatalogForFile(
        relative(config.rootDir ?? '.', file),
        await getCatalogs(config),
      )
      if (!found) throw new Error(`${file} is no catalogue of lingui.config.ts`)
      const { messages } = await found.catalog.getTranslations(found.locale, {
        sourceLocale: config.sourceLocale ?? 'en',
        fallbackLocales: {},
      })
      const entries = (await found.catalog.read(found.locale)) ?? {}
      const isFirst = (message: string) =>
        entries[message]?.origin?.some(([path]) => firstPage.test(path)) ?? false
      const chosen = Object.fromEntries(
        Object.entries(messages).filter(([message]) => isFirst(message) === (part === 'first')),
      )
      const { source, errors } = createCompiledCatalog(found.locale, chosen, { namespace: 'es' })
      if (errors.length > 0) throw new Error(errors.map(({ error }) => error.message).join('\n'))
      return { code: source, map: null, moduleType: 'js' }
    },
  }
}

/** The router would reload the page for a part that cannot be fetched, without a network and over unsaved input too; src/shell/failure decides. */
function noReloadByRouter(): Plugin {
  return {
    name: 'no-reload-by-router',
    transform(code, id) {
      if (!/react-router\/.*\/lazyRouteComponent\.js/.test(id)) return
      const asks = 'isModuleNotFoundError(error)'
      if (code.split(asks).length !== 2)
        throw new Error(
          'lazyRouteComponent.js is not as it was: see who reloads the page for a missing part',
        )
      return { code: code.replace(asks, 'false'), map: null }
    },
  }
}

type ModuleInfo = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
} | null

/** The login page is what a stranger sees first: it comes with the start, not in a dozen pieces behind it. */
const isLogin = (id: string) => /features\/session\/routes\/login\.tsx\?/.test(id)

const reached = new Map<string, Set<string>>()

/** True for a module that an entry imports, itself or by another one, and does not fetch later. */
function isReached(entry: string, id: string, getModuleInfo: (id: string) => ModuleInfo): boolean {
  let modules = reached.get(entry)
  if (!modules) {
    const found = (modules = new Set<string>())
    const reach = (one: string) => {
      if (found.has(one)) return
      found.add(one)
      const info = getModuleInfo(one)
      for (const next of info?.importedIds ?? []) reach(next)
      for (const next of info?.dynamicallyImportedIds ?? []) if (isLogin(next)) reach(next)
    }
    reach(entry)
    reached.set(entry, modules)
  }
  return modules.has(id)
}

/** Where the screens are and where their tree is written; scripts/generate.ts writes it too, for types before the first build. */
export const routeTree = {
  target: 'react',
  routesDirectory: './src',
  generatedRouteTree: './src/route-tree.gen.ts',
  virtualRouteConfig: './src/routes.ts',
} as const

export const plugins = [
  tanstackRouter({
    ...routeTree,
    autoCodeSplitting: true,
    codeSplittingOptions: {
      defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'loader']],
    },
  }),
  noReloadByRouter(),
  linguiMacros(),
  react(),
  lingui(),
  wordsInParts(),
  vanillaExtractPlugin(),
]

const precache = precacheList()

export default defineConfig({
  resolve: {
    alias: [
      // The package's own entry wraps a build for browsers of ten years ago, a third larger.
      { find: /^dexie$/, replacement: resolve('node_modules/dexie/dist/modern/dexie.mjs') },
      // It starts workers out of blobs, which the policy of pages refuses.
      { find: /^fflate$/, replacement: resolve('src/parts/file/zip-at-once.ts') },
    ],
  },
  plugins: [
    ...plugins,
    precache.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'index.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,woff2,svg,png}'],
        // The system asks for these itself, when the portal is installed.
        globIgnores: ['icons/shortcut-*', 'icons/*-512.png'],
        maximumFileSizeToCacheInBytes: 3_000_000,
        manifestTransforms: [precache.transform],
      },
    }),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    cssCodeSplit: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        // The worker's list names them all, and each name has to come with the worker: what they hold is in the manifest of the build.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:7][extname]',
        // On a slow network a request costs half a second: what every start needs comes in two files, not in twenty.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
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
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
})
