import { spawnSync } from 'node:child_process'
import { checkBudget } from './budget.ts'
import { generate } from './generate.ts'

const runtimes = ['tsconfig.json', 'tsconfig.domain.json', 'tsconfig.worker.json', 'tsconfig.server.json', 'tsconfig.tests.json']

/** Runs a tool of this repository. @throws Error with its output when it is not content */
function tool(name: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', name, ...args], { encoding: 'utf8', maxBuffer: 100_000_000 })
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim())
}

const steps: [string, () => void | Promise<void>][] = [
  ['types and contract are generated', generate],
  ['oxlint', () => tool('oxlint', '--type-aware', '--deny-warnings')],
  ...runtimes.map((config): [string, () => void] => [`tsc ${config}`, () => tool('tsc', '-p', config)]),
  ['questions fit the contract', () => tool('gql.tada', 'check')],
  ['knip', () => tool('knip', '--no-progress', '--no-config-hints')],
  ['build', () => tool('tsx', 'scripts/build.ts')],
  ['budget', () => {
    const { lines, fits } = checkBudget()
    if (!fits) throw new Error(lines.join('\n'))
    process.stdout.write(`${lines.map((line) => `    ${line}`).join('\n')}\n`)
  }],
]

/** Everything that can be said about the code without running it. Goes on after a fault: all of them are worth knowing. */
async function check(): Promise<number> {
  let faults = 0
  for (const [name, step] of steps) {
    const start = Date.now()
    const fault = await Promise.resolve().then(step).then(() => undefined, (error: Error) => error.message)
    process.stdout.write(`${fault === undefined ? 'ok  ' : 'FAIL'}  ${name}  ${((Date.now() - start) / 1_000).toFixed(1)} s\n`)
    if (fault === undefined) continue
    faults += 1
    process.stdout.write(`${fault.split('\n').map((line) => `    ${line}`).join('\n')}\n`)
  }
  return faults
}

process.exitCode = (await check()) === 0 ? 0 : 1
