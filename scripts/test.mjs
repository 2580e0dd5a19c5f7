import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { chromiumForTests } from './chromium.mjs'
import { installPackages } from './install.mjs'

const artifacts = '.artifacts'
const reports = { vitest: `${artifacts}/vitest.json`, playwright: `${artifacts}/playwright.json` }

function run(command, args, env = {}) {
  const start = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return { ok: status === 0, seconds: (Date.now() - start) / 1_000 }
}

function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A run that broke without a failed test has failed all the same. */
const counted = ({ ok, seconds }, passed, failed, names) => ({
  ok,
  seconds,
  names,
  passed,
  failed: ok ? failed : Math.max(failed, 1),
})

/** The names of failed tests, for the end of a long log: what CI keeps of it may be its end alone. */
const failedInVitest = (result) =>
  (result?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name}: ${message}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`,
    )
  })

const failedInPlaywright = (suites = []) =>
  suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `tests/e2e/${file} › ${title}`),
    ...failedInPlaywright(inner),
  ])

function vitest() {
  const outcome = run('npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.vitest}`,
  ])
  const result = report(reports.vitest)
  return counted(
    outcome,
    result?.numPassedTests ?? 0,
    result?.numFailedTests ?? 0,
    failedInVitest(result),
  )
}

function playwright() {
  const outcome = run('npx', ['playwright', 'test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright,
  })
  const result = report(reports.playwright)
  const { expected = 0, unexpected = 0, flaky = 0 } = result?.stats ?? {}
  return counted(outcome, expected, unexpected + flaky, failedInPlaywright(result?.suites))
}

installPackages()
await chromiumForTests()
rmSync(artifacts, { recursive: true, force: true })
mkdirSync(artifacts, { recursive: true })

const rows = [
  ['check', run('npm', ['run', '--silent', 'check'])],
  ['vitest', vitest()],
  ['playwright', playwright()],
]
const sum = (key) => rows.reduce((total, [, row]) => total + (row[key] ?? 0), 0)
const nothingRan = rows.some(([, row]) => row.passed === 0)

for (const [name, { names = [] }] of rows)
  for (const failed of names) process.stdout.write(`\n${String(name)}: ${failed.slice(0, 1_500)}\n`)
process.stdout.write('\n')
for (const [name, { ok, seconds, passed = '–', failed = '–' }] of rows) {
  process.stdout.write(
    `${name.padEnd(12)}${ok ? 'ok  ' : 'FAIL'}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(4)} failed  ${seconds.toFixed(0).padStart(5)} s\n`,
  )
}
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exitCode = rows.every(([, { ok }]) => ok) && !nothingRan ? 0 : 1
