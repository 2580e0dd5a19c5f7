import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { checkBudget } from './budget.ts'
import { generate } from './generate.ts'
import { withMoreScreens } from './more-screens.ts'

/** Screens that may still come, 199 with those that are here; what they cost the first page is seen now. */
const more: number = 0

// Two lanes share two cores. A compiler that takes more threads works out the same types in each: twice the processor time, and no sooner done.
process.env.GOMAXPROCS = '1'

type Step = [string, () => void | Promise<void>]

/** Runs a program. @throws Error with its output when it is not content */
async function run(program: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(program, args, { maxBuffer: 100_000_000 }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${stdout}${stderr}`.trim())
    },
  )
}
const tool = (name: string, ...args: string[]) => run('npx', '--no-install', name, ...args)
// By its path: two packages have a program of this name, and only the other one's library can be asked by gql.tada.
const tsc = (config: string) =>
  run(
    process.execPath,
    fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json'))),
    '-p',
    config,
    '--singleThreaded',
  )

const first: Step[] = [['types and contract are generated', generate]]
const types = (config: string): Step => [`tsc ${config}`, () => tsc(config)]
/** In two lanes: the linter and the types of the tests, which take most memory, are not worked out at the same time. */
const others: Step[] = [
  // Without any, it is the budget of the build below.
  ...(more > 0
    ? [
        [
          `budget with ${more} more screens`,
          async () => report(await withMoreScreens(more, checkBudget)),
        ] satisfies Step,
      ]
    : []),
  ['oxlint', () => tool('oxlint', '--type-aware', '--deny-warnings')],
  types('tsconfig.json'),
  types('tsconfig.server.json'),
  types('tsconfig.worker.json'),
  types('tsconfig.domain.json'),
  ['oxfmt', () => tool('oxfmt', '--check', '.')],
  ['questions fit the contract', () => tool('gql.tada', 'check')],
  ['knip', () => tool('knip', '--no-progress', '--no-config-hints')],
  types('tsconfig.tests.json'),
  [
    'build and budget',
    async () => {
      await tool('tsx', 'scripts/build.ts')
      report(checkBudget('dist'))
    },
  ],
]

/** @throws Error when something weighs too much */
function report({ lines, fits }: ReturnType<typeof checkBudget>): void {
  if (!fits) throw new Error(lines.join('\n'))
  process.stdout.write(`${lines.map((line) => `    ${line}`).join('\n')}\n`)
}

/** @returns whether the step found nothing */
async function passes([name, step]: Step): Promise<boolean> {
  const start = Date.now()
  const fault = await Promise.resolve()
    .then(step)
    .then(
      () => undefined,
      (error: Error) => error.message,
    )
  process.stdout.write(
    `${fault === undefined ? 'ok  ' : 'FAIL'}  ${name}  ${((Date.now() - start) / 1_000).toFixed(1)} s\n`,
  )
  if (fault !== undefined)
    process.stdout.write(
      `${fault
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n')}\n`,
    )
  return fault === undefined
}

/** Everything that can be said about the code without running it. Goes on after a fault: all of them are worth knowing. */
async function check(): Promise<number> {
  let faults = 0
  const runAll = async (steps: Step[]) => {
    for (let step = steps.shift(); step; step = steps.shift())
      if (!(await passes(step))) faults += 1
  }
  await runAll(first)
  await Promise.all([runAll(others), runAll(others)])
  return faults
}

process.exitCode = (await check()) === 0 ? 0 : 1
