import type { Browser, CDPSession, Page } from '@playwright/test'
import { openBrowser } from '../support/browser.ts'
import { allowNamedFunctions, logIn } from './log-in.ts'

/** Seconds that one list is scrolled. */
const duration = 5
/** A frame on time comes within this, in ms: one of 60 a second and the clock's own trembling. */
const onTime = 18

/** A still copy is longer than what is scrolled past, in px. */
const stillLength = 40_000

/** A desk, or a phone with its slow processor. `cpu`: how many times slower than this machine. */
export interface ScrollDevice {
  name: string
  cpu: number
  viewport: { width: number; height: number }
}

/**
 * `speed` in px/s; `shown` frames a second that reached the screen and `bare` the share of them with a place that nothing was painted for;
 * `rate` frames a second of the page's own script, `late` the share of those that came too late: where it is behind, what it has drawn scrolls on;
 * `filled` share of looks at the screen that met articles, not placeholders.
 */
export interface ScrollFigures {
  device: string
  speed: number
  shown: number
  bare: number
  rate: number
  p50: number
  p95: number
  worst: number
  late: number
  filled: number
}

/** Returns the same page as plain HTML with all rows and without script: the best this browser can paint here. */
const stillCopy = (page: Page) =>
  page.evaluate((length) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const one of copy.querySelectorAll('script, link[rel=modulepreload], link[rel=manifest]'))
      one.remove()
    const feed = copy.querySelector<HTMLElement>('[role=feed]')!
    const rows = [...feed.children] as HTMLElement[]
    const pitch = Number.parseFloat(rows[1]!.style.top) - Number.parseFloat(rows[0]!.style.top)
    const count = Math.ceil(length / pitch)
    feed.replaceChildren(
      ...Array.from({ length: count }, (_, n) => {
        const row = rows[n % rows.length]!.cloneNode(true) as HTMLElement
        row.style.top = `${n * pitch}px`
        return row
      }),
    )
    feed.style.height = `${count * pitch}px`
    return `<!doctype html>${copy.outerHTML}`
  }, stillLength)

const percentile = (values: number[], of: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * of) - 1] ?? 0

/** Counts the page's frames, and looks now and then whether articles stand where the eye is. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = {
      times: [] as number[],
      looks: 0,
      filled: 0,
      stop: () => {
        going = false
      },
    }
    let going = true
    const look = () => {
      seen.looks += 1
      const places = [0.25, 0.5, 0.75].map((part) =>
        document.elementFromPoint(innerWidth / 2, innerHeight * part),
      )
      if (
        places.every(
          (place) =>
            place?.closest('article') ?? place?.matches('[role=presentation], [role=feed]'),
        )
      )
        seen.filled += 1
    }
    const frame = (time: number) => {
      if (!going) return
      seen.times.push(time)
      if (seen.times.length % 6 === 0) look()
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(globalThis, { seen })
  })

const seenOf = (page: Page) =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as {
      seen: { times: number[]; looks: number; filled: number; stop: () => void }
    }
    seen.stop()
    return { times: seen.times, looks: seen.looks, filled: seen.filled }
  })

/** Closes notices that cover the demo's list. */
async function closeNotices(page: Page) {
  for (const name of ['Close the announcements', 'Close the promotion'])
    await page.getByRole('button', { name }).click()
}

/** Frame in a browser trace. */
interface TracedFrame {
  name: string
  ph: string
  args: {
    frame_reporter?: {
      state: string
      scroll_state: string
      frame_sequence: number
      has_missing_content: boolean
      checkerboarded_needs_raster: boolean
      checkerboarded_needs_record: boolean
    }
  }
}

/** The frames of a scrolled page that reached the screen. A frame stands in a trace once for each thread that had a part in it. */
function shownFrames(trace: Buffer): { shown: number; bare: number } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TracedFrame[] }
  const frames = traceEvents.flatMap(({ name, ph, args: { frame_reporter: frame } }) =>
    name === 'PipelineReporter' && ph === 'b' && frame && frame.scroll_state !== 'SCROLL_NONE'
      ? [frame]
      : [],
  )
  const shown = frames.filter(({ state }) => state.startsWith('STATE_PRESENTED'))
  const bare = shown.filter(
    (frame) =>
      frame.has_missing_content ||
      frame.checkerboarded_needs_raster ||
      frame.checkerboarded_needs_record,
  )
  const count = (some: typeof frames) =>
    new Set(some.map(({ frame_sequence }) => frame_sequence)).size
  return { shown: count(shown), bare: count(bare) }
}

async function scrollOnce(
  browser: Browser,
  page: Page,
  client: CDPSession,
  { name, cpu }: ScrollDevice,
  speed: number,
): Promise<ScrollFigures> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('article').first().waitFor()
  // What stands above the list may be higher than half the screen.
  await page.waitForFunction(() => document.querySelectorAll('article').length > 3)
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await watch(page)
  const { width, height } = page.viewportSize()!
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] })
  const began = performance.now()
  await client.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -speed * duration,
    speed,
    gestureSourceType: 'mouse',
  })
  const seconds = (performance.now() - began) / 1_000
  const { shown, bare } = shownFrames(await browser.stopTracing())
  const { times, looks, filled } = await seenOf(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const moved = await page.evaluate(() => scrollY)
  if (moved < speed * duration * 0.9) throw new Error(`scrolled ${moved} px of ${speed * duration}`)
  const deltas = times.slice(1).map((time, n) => time - times[n]!)
  const whole = times.at(-1)! - times[0]!
  return {
    device: name,
    speed,
    shown: shown / seconds,
    bare: bare / Math.max(1, shown),
    rate: (deltas.length / whole) * 1_000,
    p50: percentile(deltas, 0.5),
    p95: percentile(deltas, 0.95),
    worst: Math.max(...deltas),
    late: deltas.filter((delta) => delta > onTime).length / deltas.length,
    filled: filled / Math.max(1, looks),
  }
}

/** The longest list of a running portal, scrolled by the wheel, and a still copy of it beside it in the same run. @throws Error when the page did not scroll */
export async function measureScroll(
  url: string,
  path: string,
  device: ScrollDevice,
  speeds: readonly number[],
): Promise<{ list: ScrollFigures[]; still: ScrollFigures[] }> {
  const { viewport } = device
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    // The catalogue is on the device, as for a person who scrolls far.
    await logIn(page, url, '/user/edit-profile')
    await page.getByText(/Catalogue: [\d,.]+ articles/).waitFor({ timeout: 900_000 })
    await page.goto(`${url}/en-us${path}`)
    await page.getByRole('article').first().waitFor({ timeout: 60_000 })
    await closeNotices(page)
    await allowNamedFunctions(page)
    const copy = await stillCopy(page)
    const still = await (await browser.newContext({ viewport, serviceWorkers: 'block' })).newPage()
    await still.route(`${url}/still`, (route) =>
      route.fulfill({ contentType: 'text/html', body: copy }),
    )
    await still.goto(`${url}/still`)
    await allowNamedFunctions(still)
    const pages = { list: page, still }
    const clients = {
      list: await page.context().newCDPSession(page),
      still: await still.context().newCDPSession(still),
    }
    const figures: Record<keyof typeof pages, ScrollFigures[]> = { list: [], still: [] }
    // By turns, the same speed one after the other: what else this machine does meanwhile meets both.
    for (const speed of speeds) {
      for (const one of ['list', 'still'] as const) {
        await pages[one].bringToFront()
        figures[one].push(await scrollOnce(browser, pages[one], clients[one], device, speed))
      }
    }
    return figures
  } finally {
    await browser.close()
  }
}
