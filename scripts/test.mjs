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
const counted = ({ ok, seconds }, passed, failed) => ({
  ok,
  seconds,
  passed,
  failed: ok ? failed : Math.max(failed, 1),
})

function vitest() {
  const outcome = run('npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.vitest}`,
  ])
  const result = report(reports.vitest)
  return counted(outcome, result?.numPassedTests ?? 0, result?.numFailedTests ?? 0)
}

function playwright() {
  const outcome = run('npx', ['playwright', 'test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright,
  })
  const stats = report(reports.playwright)?.stats
  return counted(outcome, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0))
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

process.stdout.write('\n')
for (const [name, { ok, seconds, passed = '–', failed = '–' }] of rows) {
  process.stdout.write(
    `${name.padEnd(12)}${ok ? 'ok  ' : 'FAIL'}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(4)} failed  ${seconds.toFixed(0).padStart(5)} s\n`,
  )
}
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exitCode = rows.every(([, { ok }]) => ok) && !nothingRan ? 0 : 1
