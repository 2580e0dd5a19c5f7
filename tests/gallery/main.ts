import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { openBrowser } from '../support/browser.ts'
import setUp from '../e2e/set-up.ts'
import { startServer } from '../e2e/server.ts'
import type { FoundScreen } from '../repo/screens.ts'
import { fileOf, type Taken, writeAlbum } from './album.ts'
import { picture, watchRequests } from './camera.ts'
import { routerScreens } from './router-screens.ts'
import { viewsOf } from './views.ts'
import { visit } from './visit.ts'
import { comeIn, nameOf, type Visitor, visitors } from './visitor.ts'

const folder = '.artifacts/gallery'

/** Everything that one visitor may see. */
async function walk(
  browser: Browser,
  port: number,
  screens: readonly FoundScreen[],
  visitor: Visitor,
  wanted: RegExp,
): Promise<Taken[]> {
  const name = nameOf(visitor)
  mkdirSync(join(folder, name), { recursive: true })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(8_000)
  const settle = watchRequests(page)
  const taken: Taken[] = []
  const facts = await comeIn(page, port, visitor)
  await settle()
  for (const view of viewsOf(screens, facts, visitor).filter((one) => wanted.test(one.name))) {
    const shots = async () => {
      await visit(page, view, facts)
      await settle()
      await picture(
        page,
        settle,
        (width, theme) => join(folder, fileOf(name, view.name, width, theme)),
        view.open,
      )
    }
    const failure = await shots().then(
      () => undefined,
      (error: Error) => error.message,
    )
    taken.push({
      visitor: name,
      view: view.name,
      address: view.address,
      ...(failure !== undefined && { failure }),
    })
  }
  await context.close()
  return taken
}

/** Two at a time: as many as the small machines that this runs on have cores. */
async function walkAll(
  browser: Browser,
  port: number,
  who: readonly Visitor[],
  wanted: RegExp,
): Promise<Taken[]> {
  const screens = await routerScreens()
  const queue = [...who]
  const all = new Map<Visitor, Taken[]>()
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const began = Date.now()
      const taken = await walk(browser, port, screens, next, wanted).catch((error: Error) => [
        { visitor: nameOf(next), view: 'coming-in', address: '/', failure: error.message },
      ])
      all.set(next, taken)
      process.stdout.write(
        `${nameOf(next).padEnd(14)} ${String(taken.length).padStart(3)} views  ${((Date.now() - began) / 1_000).toFixed(0)} s\n`,
      )
      for (const { view, failure } of taken)
        if (failure) process.stdout.write(`  ${view}: ${failure}\n`)
    }
  }
  await Promise.all([work(), work()])
  return who.flatMap((one) => all.get(one) ?? [])
}

const { values } = parseArgs({
  options: { who: { type: 'string', default: '' }, view: { type: 'string', default: '' } },
})
const began = Date.now()
const cleanUp = await setUp()
const server = await startServer()
const browser = await openBrowser()
try {
  if (!values.who && !values.view) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const taken = await walkAll(
    browser,
    server.port,
    visitors.filter((one) => nameOf(one).match(`^(${values.who || '.*'})$`)),
    new RegExp(values.view),
  )
  writeAlbum(folder, taken)
  const failures = taken.filter(({ failure }) => failure).length
  process.stdout.write(
    `${taken.length * 6} pictures, ${failures} views failed, in ${((Date.now() - began) / 1_000).toFixed(0)} s: ${folder}/index.html\n`,
  )
  if (failures > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
  cleanUp()
}
