import { createServer } from 'node:http'
import type { Browser } from '@playwright/test'
import MiniSearch from 'minisearch'
import { build } from 'vite'
import { gzipSync } from 'node:zlib'
import { encodeIndex } from '#domain/catalogue/catalogue-buffer.ts'
import { rebuildIndex } from '#domain/catalogue/catalogue-build.ts'
import type { IndexedArticle } from '#domain/catalogue/indexed-article.ts'
import type { SearchTerms } from '#domain/search/search-lexicon.ts'
import { synonymGroups } from '#domain/search/search-synonyms.ts'
import { openBrowser } from '../support/browser.ts'
import { demoArticles } from '../../server/demo/range/articles.ts'
import { merchandise } from '../../server/demo/range/family.ts'
import { demoSynonyms } from '../../server/demo/synonyms.ts'
import type { Bench, Entry, Timing } from './search-page.ts'

/** Typical searches: names, brands, codes with and without dashes, EANs, words in any order, mistakes, synonyms, categories, what there is not. */
const typedTerms = [
  'corvane veloce',
  'mountain black',
  'RD0001-BLK',
  'rd0001',
  '4000000',
  'helmet m red',
  'tyre 29',
  'gravle bike',
  'switchbakc',
  'halden moraine',
  'bottle 750 blue',
  'xhain lock',
  'black 54',
  'gloves winter xl',
  'avalanche team',
  'floor pump',
  'saddlebag',
  'shoes 43',
  'disc brake',
  'noctis beam',
  'inner tube 700x25',
  'rear mech',
  'derailer',
  'road bike 56',
  'fjord M',
  'stem 110 mm',
  'seat post 27.2',
  'bottlecage red',
]

function articles(count: number): IndexedArticle[] {
  const range = demoArticles({ count, language: 'en', year: 2026, codeOf: (display) => display })
  return [...range].map((article, n) => ({
    id: n + 1,
    sorg: article.category === 'bike' ? '1000' : '2000',
    code: article.code,
    codeDisplay: article.codeDisplay,
    slug: article.slug,
    ean: article.ean,
    name: article.name,
    brand: article.brand,
    category: article.category,
    mc: article.mc,
    model: article.model,
    modelName: article.modelName,
    modelYear: article.modelYear,
    serie: article.serie || null,
    size: article.size || null,
    colour: article.colour || null,
    rank: n,
    blocked: n % 47 === 30,
    retail: article.retail,
    inStock: n % 7 > 0,
    properties: article.properties
      .split(' | ')
      .filter(Boolean)
      .map((property) => {
        const [name, value] = property.split('=') as [string, string]
        return { name, value }
      }),
  }))
}

const terms: SearchTerms = {
  synonyms: synonymGroups(demoSynonyms.en),
  categories: Object.entries(merchandise).map(([mcid, { type, en }]) => ({
    mcid,
    type,
    wording: en,
    sorg: type === 'bike' ? '1000' : '2000',
  })),
}

/** Serves the page, its script and what it loads. */
async function serve(files: Map<string, string | Buffer>) {
  const server = createServer((request, reply) => {
    const file = files.get(request.url ?? '')
    reply
      .writeHead(file === undefined ? 404 : 200, {
        'content-type':
          request.url === '/'
            ? 'text/html'
            : request.url?.endsWith('.js')
              ? 'text/javascript'
              : 'application/octet-stream',
      })
      .end(file)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: 'tests/bench/search-page.ts', formats: ['es'], fileName: 'page' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  return (first as { output: { code?: string }[] }).output[0]!.code!
}

/** Measures a search in its own throttled page, with the memory it uses. */
async function measured<T>(
  browser: Browser,
  url: string,
  work: (run: <R>(what: (bench: Bench, terms: string[]) => Promise<R>) => Promise<R>) => Promise<T>,
) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => 'bench' in globalThis)
  const client = await context.newCDPSession(page)
  const memory = async () => {
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize = 0 } = (await client.send('Runtime.getHeapUsage')) as {
      usedSize: number
      backingStorageSize?: number
    }
    return usedSize + backingStorageSize
  }
  const before = await memory()
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const result = await work(
    (what) => page.evaluate(`(${what.toString()})(bench, ${JSON.stringify(typedTerms)})`) as never,
  )
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const heapMiB = ((await memory()) - before) / 2 ** 20
  await context.close()
  return { ...result, heapMiB }
}

export interface SearchFigures {
  search: Timing
  openMs: number
  heapMiB: number
  gzipMiB: number | null
}

/** Each keystroke in Chromium with CPU ×4: our index, and beside it MiniSearch and a Dexie index of words, in the same run. */
export async function measureLocalSearch(count: number): Promise<{
  ours: SearchFigures & { readMs: number; list: Timing }
  mini: SearchFigures
  dexie: SearchFigures
}> {
  const all = articles(count)
  const entries: Entry[] = all.map(
    ({ id, code, ean, name, brand, modelName, serie, modelYear, size, colour }) => ({
      id,
      code,
      ean: ean ?? '',
      text: [name, brand, modelName, serie, modelYear, size, colour].filter(Boolean).join(' '),
    }),
  )
  const index = Buffer.from(encodeIndex(rebuildIndex(null, () => false, all)))
  const mini = new MiniSearch<Entry>({
    fields: ['code', 'ean', 'text'],
    processTerm: (term) => term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  })
  mini.addAll(entries)
  const miniText = JSON.stringify(mini)
  const files = new Map<string, string | Buffer>([
    ['/', '<!doctype html><script type="module" src="/page.js"></script>'],
    ['/page.js', await script()],
    ['/index.bin', index],
    ['/terms.json', JSON.stringify(terms)],
    ['/mini.json', miniText],
    ['/entries.json', JSON.stringify(entries)],
  ])
  const server = await serve(files)
  const browser = await openBrowser()
  try {
    const ours = await measured(browser, server.url, async (run) => {
      const loaded = await run((bench) => bench.loadOurs())
      await run((bench, words) => bench.searchOurs(words))
      // Several times: a slowed machine stands still now and then, and a short run is decided by where it does.
      return {
        ...loaded,
        search: await run((bench, words) =>
          bench.searchOurs([...words, ...words, ...words, ...words, ...words]),
        ),
        list: await run((bench, words) => bench.listOurs(words)),
      }
    })
    const others = await measured(browser, server.url, async (run) => {
      const loaded = await run((bench) => bench.loadMini())
      await run((bench, words) => bench.searchMini(words.slice(0, 3)))
      return { ...loaded, search: await run((bench, words) => bench.searchMini(words)) }
    })
    const dexie = await measured(browser, server.url, async (run) => ({
      ...(await run((bench) => bench.fillDexie())),
      search: await run((bench, words) => bench.searchDexie(words.slice(0, 6))),
    }))
    const gzipMiB = (content: string | Buffer) => gzipSync(content).length / 2 ** 20
    return {
      ours: { ...ours, gzipMiB: gzipMiB(index) },
      mini: { ...others, gzipMiB: gzipMiB(miniText) },
      dexie: { ...dexie, gzipMiB: null },
    }
  } finally {
    await browser.close()
    server.stop()
  }
}
