import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
]
const quiet = { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }

const firstOf = (paths) => paths.find((path) => path !== undefined && existsSync(path))

/**
 * Returns the path of a whole Chromium on this machine: one that can install a portal.
 * @returns {string | undefined}
 */
export const findChromium = () => firstOf([process.env.CHROMIUM_PATH, ...places])

/**
 * Returns the path of the browser for tests: without windows, tabs and profiles it takes a quarter less processor time.
 * @returns {string | undefined}
 */
export const findHeadlessChromium = () => firstOf([process.env.CHROMIUM_PATH, shell, ...places])

/** Installs a package of the distribution, where that can be done. */
function installPackage(name) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid() !== 0) return
  process.stdout.write(`Installing ${name}…\n`)
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', name], quiet)
}

/**
 * Finds a Chromium or installs one: Playwright's own, else the distribution's.
 * @returns {Promise<string>}
 */
export async function chromiumOrInstall() {
  const found = findChromium()
  if (found) return found
  process.stdout.write('Installing Chromium…\n')
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], quiet)
  const own = (await import('@playwright/test')).chromium.executablePath()
  if (existsSync(own)) return (process.env.CHROMIUM_PATH = own)
  installPackage('chromium')
  const installed = findChromium()
  if (!installed)
    throw new Error(
      'Chromium is needed for the browser tests and could not be installed: set CHROMIUM_PATH',
    )
  return installed
}

/** Makes sure that the browser tests have a Chromium, and its lighter shell where the distribution has one. */
export async function chromiumForTests() {
  await chromiumOrInstall()
  if (findHeadlessChromium() !== shell && !process.env.CHROMIUM_PATH)
    installPackage('chromium-headless-shell')
}
