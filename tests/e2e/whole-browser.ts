import { findChromium } from '../../scripts/chromium.mjs'

const executablePath = findChromium()

/** Launches a browser with windows and profiles: the shell of the other tests installs nothing and shows no notifications. */
export const wholeBrowser = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
}
