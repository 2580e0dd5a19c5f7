import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { beforeAll, expect, test } from 'vitest'

interface Entry {
  message?: string
  translation?: string
  obsolete?: boolean
}
type Catalogue = Record<string, Entry>

const translated = ['de', 'fr', 'id', 'ms'] as const
const po = formatter({ lineNumbers: false })

async function read(file: string, locale: string): Promise<Catalogue> {
  return (await po.parse(readFileSync(file, 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename: file,
  })) as Catalogue
}
const committed = (locale: string) => read(`locales/${locale}.po`, locale)

/** The words of a message's catalogue entry, or the message itself where the source language needs no words of its own. */
const sourceText = (id: string, { message, translation }: Entry) => translation || message || id

/** Returns the inputs of a message: its placeholders with their kinds, and its tags. */
function shapeOf(text: string): string[] {
  const found = new Set<string>()
  const walk = (tokens: unknown) => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens as unknown[]) {
      if (typeof token === 'string')
        for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) found.add(tag)
      if (!Array.isArray(token)) continue
      const [name, kind, options] = token as [string, string?, Record<string, unknown>?]
      found.add(kind ? `${name}, ${kind}` : name)
      if (typeof options === 'object') Object.values(options).forEach(walk)
    }
  }
  walk(compileMessage(text))
  return [...found].sort()
}

let extracted: Catalogue
beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'pannier-words-'))
  const config = join(dir, 'lingui.config.mjs')
  const catalogs = [
    { path: join(dir, '{locale}'), include: ['<rootDir>/src'], exclude: ['**/*.test.*'] },
  ]
  writeFileSync(
    config,
    `export default ${JSON.stringify({ rootDir: process.cwd(), locales: ['en'], sourceLocale: 'en', catalogs })}`,
  )
  execFileSync('npx', ['lingui', 'extract', '--config', config, '--workers', '1'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  extracted = await read(join(dir, 'en.po'), 'en')
  rmSync(dir, { recursive: true })
}, 120_000)

test.each(['en', ...translated])(
  '%s has the words of every screen and no others (npm run words)',
  async (locale) => {
    const catalogue = await committed(locale)
    const known = Object.keys(catalogue).filter((id) => !catalogue[id]!.obsolete)
    const wanted = Object.keys(extracted)
    expect({
      missing: wanted
        .filter((id) => !known.includes(id))
        .map((id) => sourceText(id, extracted[id]!)),
      unused: known
        .filter((id) => !wanted.includes(id))
        .map((id) => sourceText(id, catalogue[id]!)),
    }).toEqual({ missing: [], unused: [] })
  },
)

test.each(translated)('%s is translated in full', async (locale) => {
  const catalogue = await committed(locale)
  const empty = Object.entries(catalogue).filter(
    ([, { translation, obsolete }]) => !obsolete && !translation?.trim(),
  )
  expect(empty.map(([id, entry]) => sourceText(id, { ...entry, translation: '' }))).toEqual([])
})

/** Phrases that read as translated; the plain ones are in the glossary. */
const forbidden =
  /without a network|there is a network|comes? to nothing|stands? here|take[n]? along|\banew\b|somebody|whoever|meanwhile|as (it was|they were) then|what becomes of|take (it )?away|taken back|is needed\b|as (it|they) stands?\b|may hold|left out of|nothing fits|to look at\b|lies there|[a-z]'(s|t|re|ve|ll|d)\b/i

test('the product speaks plain English', async () => {
  const words = Object.entries(await committed('en')).map(([id, entry]) => sourceText(id, entry))
  expect(words.filter((text) => forbidden.test(text))).toEqual([])
})

test('in French a mark stays on the line of its word', async () => {
  const torn = Object.values(await committed('fr')).flatMap(({ translation = '', obsolete }) =>
    !obsolete && / [?!;:»%]|« /.test(translation) ? [translation] : [],
  )
  expect(torn).toEqual([])
})

test.each(translated)('%s uses the placeholders and tags of the source', async (locale) => {
  const catalogue = await committed(locale)
  const wrong = Object.entries(catalogue).flatMap(([id, { translation, obsolete }]) => {
    const source = extracted[id]
    if (obsolete || !translation || !source) return []
    const [want, got] = [shapeOf(sourceText(id, source)), shapeOf(translation)]
    return want.join() === got.join() ? [] : [`${sourceText(id, source)} → ${translation}`]
  })
  expect(wrong).toEqual([])
})

test('a message says what it takes', () => {
  expect(shapeOf('{n, plural, one {# change of <0>{name}</0>} other {# changes}}')).toEqual([
    '</0>',
    '<0>',
    'n, plural',
    'name',
  ])
})

test('messages are written the American way; the other spelling is made of it', () => {
  const british = /\b(organisation|catalogue|colour|cancelled|analyse)s?\b/i
  const texts = Object.entries(extracted).map(([id, entry]) => sourceText(id, entry))
  expect(texts.filter((text) => british.test(text))).toEqual([])
})
