import { createServer } from 'vite'
import { plugins } from '../../vite.config.ts'
import type { FoundScreen } from '../repo/screens.ts'

/** Every screen of the app's own router. It imports styles and words, which Vite alone can load. */
export async function routerScreens(): Promise<FoundScreen[]> {
  const vite = await createServer({
    configFile: false,
    plugins,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { screens } = (await vite.ssrLoadModule('/tests/repo/screens.ts')) as {
      screens: () => FoundScreen[]
    }
    return screens()
  } finally {
    await vite.close()
  }
}
