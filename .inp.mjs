import { chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
const url = process.argv[2], rounds = Number(process.argv[3] ?? 2), prof = process.argv[4]
const { findHeadlessChromium } = await import('./scripts/chromium.mjs')
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
await context.addInitScript(() => {
  const all = new Map(); globalThis.__all = all; globalThis.__long = []
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (e.interactionId) {
    const old = all.get(e.interactionId)
    if (!old || old.duration < e.duration) all.set(e.interactionId, { name: e.name, duration: e.duration, delay: Math.round(e.processingStart - e.startTime), work: Math.round(e.processingEnd - e.processingStart), start: e.startTime, end: Math.round(e.startTime+e.duration-e.processingEnd), key: '' })
  } }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver((l) => { for (const e of l.getEntries()) globalThis.__long.push({ start: e.startTime, duration: e.duration, blocking: e.blockingDuration, style: e.styleAndLayoutStart ? Math.round(e.startTime+e.duration-e.styleAndLayoutStart):0, render: e.renderStart? Math.round(e.startTime+e.duration-e.renderStart):0, scripts: e.scripts.map(s => `${s.invokerType}:${s.invoker?.slice(0,60)} ${Math.round(s.duration)}ms${s.forcedStyleAndLayoutDuration ? ' forced '+Math.round(s.forcedStyleAndLayoutDuration):''} ${s.sourceFunctionName}`) }) }).observe({ type: 'long-animation-frame', buffered: true })
  for (const key of ['ANNOUNCEMENT_OPEN', 'PROMO_BANNER_OPEN']) localStorage.setItem(key, String(Date.now() + 7_000_000))
})
const page = await context.newPage()
await page.goto(`${url}/en-us/login?target=${encodeURIComponent('/en-us/catalog/paa?view=item')}`)
await page.getByLabel('Username').fill('dealer')
await page.getByLabel('Password', { exact: true }).fill('Pannier2026')
await page.getByRole('button', { name: 'Log in' }).click()
await page.waitForURL((to) => !to.pathname.endsWith('/login'))
await page.waitForTimeout(5000)
const client = await context.newCDPSession(page)
await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
if (prof) { await client.send('Profiler.enable'); await client.send('Profiler.setSamplingInterval', { interval: 500 }) }
const table = []
let at = 0
const mark = async (label) => {
  await page.waitForTimeout(350)
  const { events, long } = await page.evaluate((from) => ({ events: [...__all.values()].filter(e => e.start >= from), long: __long.filter(e => e.start + e.duration >= from), }), at)
  at = await page.evaluate(() => performance.now())
  for (const e of events) { const l = long.find(l => l.start <= e.start + e.duration && l.start + l.duration >= e.start); table.push({ label, ...e, l }) }
}
const begin = async () => { at = await page.evaluate(() => performance.now()) }
const press = async (name, role = 'button') => { await page.getByRole(role, { name }).first().click(); await page.waitForTimeout(150); await mark('press ' + name) }
const type = async (text) => { await page.keyboard.type(text, { delay: 90 }); await page.waitForTimeout(150); await mark('type ' + text) }
for (let r = 0; r < rounds; r++) {
  await page.goto(`${url}/en-us/catalog/paa?view=item`); await page.getByRole('article').first().waitFor(); await begin()
  if (prof) await client.send('Profiler.start')
  await press('One more'); await press('Add to cart'); await press(/^In stock/); await press(/^Brand/)
  await page.keyboard.press('Escape'); await mark('Escape')
  await press('Show as table'); await press('Show as cards')
  await page.keyboard.press('/'); await mark('/')
  await type('bottle cage'); await page.keyboard.press('Escape'); await mark('Escape2')
  if (prof) writeFileSync(`${prof}-catalog-${r}.cpuprofile`, JSON.stringify((await client.send('Profiler.stop')).profile))
  await page.goto(`${url}/en-us/catalog/fast-order`); await begin()
  await page.getByRole('combobox', { name: /row 1/ }).focus()
  await type('helmet')
  await page.goto(`${url}/en-us/cart`); await begin()
  await page.getByRole('spinbutton', { name: 'Quantity' }).first().click(); await mark('cart click')
  await type('3'); await page.keyboard.press('Enter'); await mark('cart Enter')
}
await browser.close()
for (const t of table) if (t.duration > 60) console.log(String(t.label).padEnd(22), t.name.padEnd(12), `${t.duration}`.padStart(4), 'delay', t.delay, 'work', t.work, 'after', t.end, t.l ? `LoAF ${Math.round(t.l.duration)} render ${t.l.render} style ${t.l.style} | ` + t.l.scripts.join(' ; ') : '')
const d = table.map(t => t.duration).sort((a,b)=>a-b)
console.log('count', d.length, 'over 100:', d.filter(x => x>100).length, 'max', d.at(-1))
