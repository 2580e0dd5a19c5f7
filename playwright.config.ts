import { defineConfig } from '@playwright/test'
import { findHeadlessChromium } from './scripts/chromium.mjs'

const executablePath = findHeadlessChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/set-up.ts',
  outputDir: '.artifacts/playwright',
  // Most tests wait for a network or a server half of their time, and a server that starts keeps one core busy.
  workers: 3,
  // A browser test that passes at the second try has found something.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // The worker stores the whole portal when it is installed, as long as a journey takes: only those that need it have one.
    serviceWorkers: 'block',
    // Notifications alone would refuse every other permission, background sync with them.
    permissions: ['notifications', 'background-sync'],
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    // A trace of every step doubles the time of the run; `--trace retain-on-failure` takes one of a test that is looked into.
    screenshot: 'only-on-failure',
  },
})
