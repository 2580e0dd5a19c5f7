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

export const plugins = [
  tanstackRouter({
    target: 'react',
    routesDirectory: './src',
    generatedRouteTree: './src/route-tree.gen.ts',
    virtualRouteConfig: './src/routes.ts',
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
  build: { outDir: 'dist', manifest: true, target: 'es2023' },
})
