import { spawnSync } from 'node:child_process'
import { chromiumForTests } from './chromium.mjs'
import { installPackages, run } from './install.mjs'

// What `npm test` has no time for: 20,000 random scenarios of the sync protocol (about an hour on two cores), each fault of the protocol found by
// chance, more checkouts and payments at once, servers killed at more moments, a photo of 100 MB and fifty claims with a video of 100 MB over a line that breaks, more strange answers during an install, fifty visits of a day on the road, and every screen at every width and
// theme. SYNC_RUNS and SYNC_SEED choose how many scenarios and which.
installPackages()
await chromiumForTests()
run('npm', ['run', '--silent', 'build'])
const env = {
  ...process.env,
  SOAK: '1',
  SYNC_RUNS: process.env.SYNC_RUNS ?? '20000',
}
const steps = [
  [
    'npx',
    [
      'vitest',
      'run',
      'tests/sync',
      'tests/uploads/visit-chaos.test.ts',
      'tests/uploads/claim-chaos.test.ts',
      'server/modules/cart/checkout.test.ts',
      'server/modules/payments/racing-payments.test.ts',
    ],
  ],
  ['npx', ['playwright', 'test', 'axe', 'kill', 'strangers-at-work', '--reporter=line']],
  ['npx', ['playwright', 'test', 'visits', '--repeat-each=50', '--reporter=line']],
]
const failed = steps.filter(
  ([command, args]) => spawnSync(command, args, { stdio: 'inherit', env }).status !== 0,
)
process.exitCode = failed.length === 0 ? 0 : 1
