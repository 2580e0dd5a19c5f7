import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
]

/**
 * Returns the path of a Chromium on this machine.
 * @returns {string | undefined}
 */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...places].find((path) => path !== undefined && existsSync(path))

/**
 * Finds a Chromium or installs one: Playwright's own, else the distribution's.
 * @returns {Promise<string>}
 */
export async function chromiumOrInstall() {
  const found = findChromium()
  if (found) return found
  process.stdout.write('Installing Chromium…\n')
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], quiet)
  const own = (await import('@playwright/test')).chromium.executablePath()
  if (existsSync(own)) return own
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  const installed = findChromium()
  if (!installed)
    throw new Error(
      'Chromium is needed for the browser tests and could not be installed: set CHROMIUM_PATH',
    )
  return installed
}
