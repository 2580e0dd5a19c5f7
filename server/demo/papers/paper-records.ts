import type { FeedRecord, FeedRecords } from '../../import/source.ts'
import type { ReadFile } from '../../import/source-file.ts'
import type { DemoArticle } from '../range/articles.ts'
import { merchandise, type Words } from '../range/family.ts'
import { instructionsFor } from './instructions.ts'
import { type Paper, pdfOf } from './pdf.ts'

type Language = keyof Words
interface Written {
  record: FeedRecord
  links: FeedRecord[]
  paper: () => Paper
}

const words = {
  dataSheet: { en: 'Data sheet', de: 'Datenblatt', id: 'Lembar data' },
  versions: { en: 'Versions', de: 'Ausführungen', id: 'Varian' },
  properties: { en: 'Properties', de: 'Eigenschaften', id: 'Spesifikasi' },
  article: { en: 'Article', de: 'Artikel', id: 'Artikel' },
  size: { en: 'Size', de: 'Größe', id: 'Ukuran' },
  colour: { en: 'Colour', de: 'Farbe', id: 'Warna' },
} as const satisfies Record<string, Words>

/** Instructions for all models of a merchandise category, in one language. */
function instructions(mc: string, articles: readonly DemoArticle[], language: Language): Written {
  const { type, title, sections } = instructionsFor(mc, articles[0]!.category)
  const code = `I-${mc}-${language.toUpperCase()}`
  const called = `${title[language]} – ${merchandise[mc]?.[language] ?? mc}`
  return {
    record: { code, type, title: called, language, file: `${code}.pdf` },
    links: [...new Set(articles.map(({ model }) => model))].map((model) => ({
      document: code,
      model,
    })),
    paper: () => ({
      title: called,
      language,
      blocks: sections.flatMap(({ heading, text }) => [
        { heading: heading[language] },
        { text: text[language] },
      ]),
    }),
  }
}

/** Returns a data sheet: the model and its variants. */
function dataSheet(model: string, articles: readonly DemoArticle[], language: Language): Written {
  const [first] = articles
  const { modelName, modelYear, description, properties } = first!
  const code = `D-${model}`
  const title = `${words.dataSheet[language]} – ${modelName} ${modelYear}`
  const pairs = properties
    .split(' | ')
    .filter(Boolean)
    .map((pair) => pair.split('='))
  return {
    record: { code, type: 'data_sheet', title: title.slice(0, 120), language, file: `${code}.pdf` },
    links: [{ document: code, model }],
    paper: () => ({
      title,
      language,
      blocks: [
        { text: description },
        ...(pairs.length > 0
          ? [{ heading: words.properties[language] }, { columns: [0, 140], rows: pairs }]
          : []),
        { heading: words.versions[language] },
        {
          columns: [0, 140, 240, 340],
          head: [words.article[language], words.size[language], words.colour[language], 'EAN'],
          rows: articles.map(({ codeDisplay, size, colour, ean }) => [
            codeDisplay,
            size,
            colour,
            ean,
          ]),
        },
      ],
    }),
  }
}

function grouped(articles: readonly DemoArticle[], by: 'mc' | 'model'): Map<string, DemoArticle[]> {
  const groups = new Map<string, DemoArticle[]>()
  for (const article of articles) {
    const group = groups.get(article[by])
    if (group) group.push(article)
    else groups.set(article[by], [article])
  }
  return groups
}

/**
 * Yields the documents of a range: instructions for each merchandise category, in English too, and
 * a data sheet for each model.
 */
function* papersOf(articles: readonly DemoArticle[], language: Language): Generator<Written> {
  for (const [mc, own] of grouped(articles, 'mc'))
    for (const spoken of new Set<Language>([language, 'en'])) yield instructions(mc, own, spoken)
  for (const [model, own] of grouped(articles, 'model')) yield dataSheet(model, own, language)
}

/**
 * Returns the documents as feeds with their files; each file is written when the import asks for
 * it.
 */
export function paperRecords(
  articles: readonly DemoArticle[],
  language: Language,
): { records: FeedRecords; readFile: ReadFile } {
  const papers = [...papersOf(articles, language)]
  const byFile = new Map(papers.map(({ record, paper }) => [record.file, paper]))
  return {
    records: {
      documents: () => papers.map(({ record }) => record),
      'document-links': () => papers.flatMap(({ links }) => links),
    },
    readFile: (name) => Promise.resolve(byFile.has(name) ? pdfOf(byFile.get(name)!()) : undefined),
  }
}
