import { type Browser, chromium } from '@playwright/test'
import { chromiumOrInstall } from '../../scripts/chromium.mjs'

/** The browser of figures and pictures. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumOrInstall(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
