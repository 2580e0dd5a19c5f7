import { resolve } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { assetsBelow } from './scripts/build/assets-below.ts'
import { chunkGroups } from './scripts/build/chunks.ts'
import { linguiMacros } from './scripts/build/lingui-macros.ts'
import { precacheList } from './scripts/build/precache-list.ts'
import { shortRoutes } from './scripts/build/short-routes.ts'
import { wordsInParts } from './scripts/build/words-in-parts.ts'

/**
 * Paths of the screens and of their generated tree; scripts/generate.ts writes it too, for types before the first
 * build.
 */
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
  shortRoutes(),
  linguiMacros(),
  react(),
  lingui(),
  wordsInParts(),
  vanillaExtractPlugin(),
]

const precache = precacheList()

/** Names of files that are neither scripts nor styles. */
const otherFileNames = 'assets/[name]-[hash:7][extname]'

export default defineConfig({
  resolve: {
    alias: [
      // The package's own entry wraps a build for browsers of ten years ago, a third larger.
      { find: /^dexie$/, replacement: resolve('node_modules/dexie/dist/modern/dexie.mjs') },
      // React brings this hook itself; the router asks for the copy that older ones need.
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      // The package writes style elements, which the pages' content policy forbids.
      {
        find: /^react-style-singleton$/,
        replacement: resolve('src/ui/overlay/style-singleton.ts'),
      },
      // The package starts workers from blobs, which the pages' content policy forbids.
      { find: /^fflate$/, replacement: resolve('src/parts/file/zip-at-once.ts') },
    ],
  },
  plugins: [
    ...plugins,
    precache.plugin,
    assetsBelow(),
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
  // A file that a page fetches ahead for a worker has to have the same name there.
  worker: {
    format: 'es',
    plugins: () => [assetsBelow()],
    rolldownOptions: {
      output: { chunkFileNames: 'assets/[hash:7].js', assetFileNames: otherFileNames },
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    cssCodeSplit: true,
    modulePreload: {
      // Browsers that do not know how to preload a module load it a little later.
      polyfill: false,
      // The import asks for the screen itself: naming each screen twice made the first page a tenth larger.
      resolveDependencies: (file, needed) => needed.filter((other) => other !== file),
    },
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        // The worker's list names them all, and each name has to come with the worker: what they hold is in the manifest of the build.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : otherFileNames,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
    },
  },
})
