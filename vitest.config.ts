import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { replacingTests, screenTests, windowTests } from './tests/support/screen-tests.ts'
import { plugins } from './vite.config.ts'

/** Tests that would reach every other file of their process: they replace modules, count what the process does, or leave while a screen is still loading. */
const alone = [
  ...replacingTests(['server', 'src', 'tests']),
  'server/operation.test.ts',
  'server/watch/metrics.test.ts',
  'src/app/failure/messages.test.tsx',
  'src/offline/device-facts.test.ts',
  'tests/uploads/chaos.test.ts',
]

const screens = screenTests(['src', 'tests'])
const windows = windowTests(['src', 'tests']).filter((path) => !screens.includes(path))

export default defineConfig({
  plugins,
  // graphql 16 has no exports map: Vite would take its .mjs and Node its .js, two copies of one class.
  resolve: {
    alias: {
      graphql: 'graphql/index.js',
      // The build that browsers get, see vite.config.ts.
      dexie: resolve('node_modules/dexie/dist/modern/dexie.mjs'),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        // A server's tests have a database each, and databases of the browser have names of their own, or are emptied:
        // loading the modules once a process is safe, and they cost more than most tests.
        test: {
          name: 'node',
          include: ['{server,src,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...screens, ...windows, ...alone],
          isolate: false,
          globalSetup: 'tests/support/global-setup.ts',
          setupFiles: 'fake-indexeddb/auto',
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
      {
        extends: true,
        // React and the parts of the shop are loaded once a process: they cost more than most of these tests.
        test: {
          name: 'windows',
          include: windows,
          exclude: alone,
          environment: 'jsdom',
          isolate: false,
          globalSetup: 'tests/support/global-setup.ts',
          setupFiles: 'tests/support/window-hooks.ts',
        },
      },
      {
        extends: true,
        // All screens and the server are loaded once a process; screen-hooks.ts leaves it as new after each test.
        test: {
          name: 'screens',
          include: screens,
          environment: 'jsdom',
          isolate: false,
          globalSetup: 'tests/support/global-setup.ts',
          setupFiles: 'tests/support/screen-hooks.ts',
          testTimeout: 60_000,
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    maxWorkers: Math.min(4, availableParallelism() + 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
