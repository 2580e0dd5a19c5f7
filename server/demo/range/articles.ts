import { pictureKey } from '#domain/pictures/draw-picture.ts'
import { checkDigit } from '../../import/cells/kinds.ts'
import { createRandom, type Random } from '../random.ts'
import { accessoryFamilies } from './accessories.ts'
import { bikes } from './bikes.ts'
import type { Family, Words } from './family.ts'
import { groupsetFamilies } from './groupsets.ts'
import { palette, type Colour } from './palette.ts'
import { partFamilies } from './parts.ts'
import { spoken } from './spoken.ts'

export interface DemoArticle {
  code: string
  codeDisplay: string
  slug: string
  ean: string
  name: string
  description: string
  brand: string
  category: Family['category']
  mc: string
  model: string
  modelName: string
  modelYear: number
  serie: string
  size: string
  colour: string
  picture: string
  properties: string
  tags: string
  /** US dollars. */
  retail: number
}

export interface RangeOptions {
  count: number
  language: keyof Words
  year: number
  /** The ERP's code for one that people read. */
  codeOf(display: string, serial: number): string
}

const trims = [
  '',
  ' Comp',
  ' Pro',
  ' SL',
  ' Team',
  ' Expert',
  ' Sport',
  ' Race',
  ' Ultra',
  ' Elite',
] as const
const shares = { bike: 0.27, paa: 0.62, groupset: 0.11 } as const

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const charm = (amount: number) =>
  amount < 20
    ? Math.round(amount * 20) / 20
    : amount < 200
      ? Math.round(amount) - 0.05
      : Math.round(amount / 10) * 10 - 1

interface Model {
  family: Family
  serial: number
  name: string
  brand: string
  year: number
  retail: number
  properties: [string, string][]
}

/** The model a family has in a round: names come first, then trims of them, then editions. */
function modelOf(
  family: Family,
  round: number,
  serial: number,
  { year, language }: RangeOptions,
  random: Random,
): Model {
  const {
    names,
    brands,
    retail: [low, high],
  } = family
  const trim = Math.floor(round / names.length)
  const edition = Math.floor(trim / trims.length)
  const name = `${names[round % names.length]}${trims[trim % trims.length]}${edition > 0 ? ` Mk${edition + 1}` : ''}`
  const place =
    (((round % names.length) + 1) / names.length) * 0.6 +
    ((trim % trims.length) / trims.length) * 0.3 +
    random.next() * 0.1
  return {
    family,
    serial,
    name,
    brand: brands[serial % brands.length]!,
    year:
      family.category === 'bike' && random.chance(0.35)
        ? year + 1
        : year - (random.chance(0.25) ? 1 : 0),
    retail: charm(low + (high - low) * place * place),
    properties: Object.entries(family.properties ?? {}).map(([property, values]) => [
      spoken(property, language),
      spoken(random.pick(values), language),
    ]),
  }
}

function describe(model: Model, language: keyof Words): string {
  const {
    family: { noun, serie },
    name,
    brand,
  } = model
  const first = model.properties[0]?.[1]
  return {
    en: `${brand} ${name}${noun ? ` ${noun.en}` : ''}${serie ? ` from the ${serie} series` : ''}. ${first ? `${first}. ` : ''}Built for daily use in the shop's best-selling class, with spare parts in stock for ten years.`,
    de: `${brand} ${name}${noun ? ` ${noun.de}` : ''}${serie ? ` aus der Serie ${serie}` : ''}. ${first ? `${first}. ` : ''}Für den täglichen Einsatz gebaut, Ersatzteile zehn Jahre lieferbar.`,
    id: `${brand} ${name}${noun ? ` ${noun.id}` : ''}${serie ? ` dari seri ${serie}` : ''}. ${first ? `${first}. ` : ''}Dibuat untuk pemakaian harian, suku cadang tersedia sepuluh tahun.`,
  }[language]
}

function* articlesOf(
  model: Model,
  options: RangeOptions,
  colours: readonly (Colour | undefined)[],
  random: Random,
): Generator<DemoArticle> {
  const { family, name, brand } = model
  const tag = `${family.mc}${String(model.serial).padStart(4, '0')}`
  const say = (word: string | undefined) => word && spoken(word, options.language)
  const noun = family.noun?.[options.language]
  const modelName = [brand, name, noun].filter(Boolean).join(' ')
  const badge = random.chance(0.08)
    ? 'Bestseller'
    : model.year > options.year
      ? 'New'
      : random.chance(0.05)
        ? 'Sale'
        : undefined
  for (const colour of colours) {
    for (const [place, size] of (family.sizes ?? [undefined]).entries()) {
      const display = [
        tag,
        colour && palette[colour].code,
        size && slugOf(size).replaceAll('-', '').toUpperCase().slice(0, 8),
      ]
        .filter(Boolean)
        .join('-')
      const serial = model.serial * 100 + colours.indexOf(colour) * 12 + place
      const digits = `40${String(serial % 1e10).padStart(10, '0')}`
      yield {
        code: options.codeOf(display, serial),
        codeDisplay: display,
        slug: slugOf(`${modelName} ${display}`).slice(-120).replace(/^-/, ''),
        ean: `${digits}${checkDigit(digits)}`,
        name: [modelName, say(colour), say(size)].filter(Boolean).join(' '),
        description: describe(model, options.language),
        brand,
        category: family.category,
        mc: family.menu ?? family.mc,
        model: tag,
        modelName,
        modelYear: model.year,
        serie: family.serie ?? '',
        size: say(size) ?? '',
        colour: say(colour) ?? '',
        picture: pictureKey(family.picture, palette[colour ?? 'Slate'].hex, brand),
        properties: model.properties.map(([property, value]) => `${property}=${value}`).join(' | '),
        tags: badge ? `badge=${say(badge)}` : '',
        retail: model.retail,
      }
    }
  }
}

function* category(
  families: readonly Family[],
  count: number,
  firstSerial: number,
  options: RangeOptions,
): Generator<DemoArticle> {
  let left = count
  let serial = firstSerial
  for (let round = 0; left > 0; round += 1) {
    for (const family of families) {
      serial += 1
      const random = createRandom(`${family.mc} ${family.picture} ${serial}`)
      const model = modelOf(family, round, serial, options, random)
      const all = family.colours ?? [undefined]
      const colours = all
        .map((_, at) => all[(at + round) % all.length])
        .slice(0, family.coloursEach ?? all.length)
      for (const article of articlesOf(model, options, colours, random)) {
        if (left === 0) return
        left -= 1
        yield article
      }
    }
  }
}

/** The range of one tenant: as many articles as wished, the same ones on every run. */
export function* demoArticles(options: RangeOptions): Generator<DemoArticle> {
  const bikeCount = Math.round(options.count * shares.bike)
  const partCount = Math.round(options.count * shares.paa)
  yield* category(bikes, bikeCount, 0, options)
  yield* category([...partFamilies, ...accessoryFamilies], partCount, 20_000, options)
  yield* category(groupsetFamilies, options.count - bikeCount - partCount, 70_000, options)
}
