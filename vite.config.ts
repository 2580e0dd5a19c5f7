import { resolve } from 'node:path'
import { transformAsync } from '@babel/core'
import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

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

type ModuleInfo = { importedIds: readonly string[]; isEntry: boolean } | null

const startModules = new Set<string>()

/** True for a module that the first screen cannot begin without: what main.tsx imports, and what that imports, not what is fetched later. */
function startsWith(id: string, getModuleInfo: (id: string) => ModuleInfo): boolean {
  const entry = resolve('index.html')
  if (!startModules.has(entry)) {
    const reach = (one: string) => {
      if (startModules.has(one)) return
      startModules.add(one)
      for (const next of getModuleInfo(one)?.importedIds ?? []) reach(next)
    }
    reach(entry)
  }
  return startModules.has(id)
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
    codeSplittingOptions: { defaultBehavior: [['component', 'pendingComponent', 'errorComponent']] },
  }),
  linguiMacros(),
  react(),
  lingui(),
  vanillaExtractPlugin(),
]

export default defineConfig({
  plugins: [
    ...plugins,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'index.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: { globPatterns: ['**/*.{js,css,woff2,svg,png}'], maximumFileSizeToCacheInBytes: 3_000_000 },
    }),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    cssCodeSplit: true,
    rolldownOptions: {
      output: {
        // On a slow network a request costs half a second: what every start needs comes in two files, not in twenty.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, context) => (startsWith(id, (one) => context.getModuleInfo(one)) ? (id.includes('node_modules') ? 'vendor' : 'start') : null) }],
        },
      },
    },
  },
})
