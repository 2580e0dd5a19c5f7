import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse, type Info } from 'csv-parse'
import { BrokenFile } from './broken-file.ts'
import type { SourceFile, SourceRow } from './source-file.ts'

/** Decodes strictly: a file in Latin-1 is refused as a whole instead of filling the catalogue with question marks. */
async function* utf8(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let read = 0
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw new BrokenFile('not_utf8', `near byte ${read}`)
    }
  }
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    yield decode(chunk as Buffer)
    read += (chunk as Buffer).length
  }
  yield decode()
}

function broken(error: unknown): unknown {
  if (error instanceof BrokenFile) return error
  if (error instanceof CsvError) return new BrokenFile('not_csv', error.message)
  const { code } = error as NodeJS.ErrnoException
  return code ? new BrokenFile('unreadable', code) : error
}

/** Rows with the line each begins on, the header first. */
async function* records(path: string): AsyncGenerator<SourceRow> {
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    bom: true,
    max_record_size: 1_000_000,
  })
  const reading = pipeline(Readable.from(utf8(path)), parser)
  // The parser itself throws what went wrong; without a handler the same error would end the process.
  reading.catch(() => {})
  let line = 1
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: Info
    }>) {
      yield { line, cells: record }
      line = info.lines + 1
    }
  } catch (error) {
    throw broken(error)
  }
}

/**
 * Opens a CSV file: UTF-8 with or without a byte order mark, comma, quotes as in RFC 4180, a header row.
 * @throws BrokenFile here for an empty file, from the rows for a broken one
 */
export async function readCsv(path: string): Promise<SourceFile> {
  const rows = records(path)
  const first = await rows.next()
  if (first.done) throw new BrokenFile('empty_file', 'there is no header row')
  return { header: first.value.cells.map((name) => name.trim()), rows }
}
