import { defineConfig } from 'vite'
import { plugins } from './vite.config.ts'

/** The login form for the server's first response, from the same source as the portal's. */
export default defineConfig({
  plugins,
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-server/login',
    minify: false,
    rolldownOptions: {
      input: { login: 'src/login-page.tsx' },
      output: { entryFileNames: '[name].mjs' },
    },
  },
})
