import type { ReadFile, SourceFile, SourceRow } from './source-file.ts'
import { existsSync } from 'node:fs'
import * as disk from 'node:fs/promises'
import { join } from 'node:path'
import { BrokenFile } from './broken-file.ts'
import { readCsv } from './csv.ts'
import type { Feed } from './feed.ts'

/**
 * Source of files. A missing feed is skipped.
 * @throws BrokenFile from `open` or while rows are read
 */
export interface Source {
  open(feed: Feed): Promise<SourceFile | undefined>
  readFile: ReadFile
  /** Reads a picture of an article. */
  readPicture?: ReadFile
}

/** Row of one feed's producer: texts by column name; a column left out is empty. */
export type FeedRecord = Readonly<Record<string, string | number | boolean | null | undefined>>
export type FeedRecords = Readonly<
  Record<string, () => Iterable<FeedRecord> | AsyncIterable<FeedRecord>>
>

/** Files of a folder by name. @param folder need not be there */
export const filesOf =
  (folder: string): ReadFile =>
  async (name, most) => {
    try {
      const path = join(folder, name)
      return (await disk.stat(path)).size > most ? 'too_large' : await disk.readFile(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

/** A folder of `<feed>.csv` files, and of documents and pictures in folders of their own. @throws BrokenFile when the folder is not there */
export function folderSource(folder: string): Source {
  if (!existsSync(folder)) throw new BrokenFile('unreadable', `there is no folder ${folder}`)
  return {
    async open({ name }) {
      const path = join(folder, `${name}.csv`)
      return existsSync(path) ? readCsv(path) : undefined
    },
    readFile: filesOf(join(folder, 'documents')),
    readPicture: filesOf(join(folder, 'pictures')),
  }
}

async function* numbered(
  feed: Feed,
  records: Iterable<FeedRecord> | AsyncIterable<FeedRecord>,
): AsyncGenerator<SourceRow> {
  let line = 1
  for await (const record of records) {
    yield {
      line: ++line,
      cells: feed.columns.map(({ name }) => (record[name] == null ? '' : String(record[name]))),
    }
  }
}

const noFile: ReadFile = () => Promise.resolve(undefined)

/** Records made in the process (demo data, an adapter for another system), through the same checks as files. */
export function recordSource(
  records: FeedRecords,
  readFile = noFile,
  readPicture = noFile,
): Source {
  return {
    async open(feed) {
      const make = records[feed.name]
      return make && { header: feed.columns.map(({ name }) => name), rows: numbered(feed, make()) }
    },
    readFile,
    readPicture,
  }
}
