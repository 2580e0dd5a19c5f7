import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { plugins } from '../../vite.config.ts'
import type { FoundScreen } from '../repo/screens.ts'

/** Inside the repository, from where its packages are found. */
const folder = resolve('.artifacts/screens')

/** Builds the list of screens of the app's own router. It imports styles and words, which Vite alone can load. */
export async function buildRouterScreens(): Promise<void> {
  await build({
    configFile: false,
    plugins,
    logLevel: 'error',
    build: { ssr: 'tests/repo/screens.ts', outDir: folder, minify: false, copyPublicDir: false },
  })
}

/** Every screen of the app's own router. `buildRouterScreens` comes first. */
export async function routerScreens(): Promise<FoundScreen[]> {
  const { screens } = (await import(pathToFileURL(join(folder, 'screens.js')).href)) as {
    screens: () => FoundScreen[]
  }
  return screens()
}
