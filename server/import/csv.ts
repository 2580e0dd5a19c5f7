import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
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

/** First cell of a last line that says how many rows the file has. */
const trailer = '#rows'

/** Rows without the last line that counts them. @throws BrokenFile when the count does not agree */
async function* counted(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  let read = 0
  let said: number | undefined
  for await (const row of rows) {
    if (said !== undefined)
      throw new BrokenFile('row_count', `line ${row.line} comes after the line with ${trailer}`)
    const [first, count = '', ...more] = row.cells
    if (first === trailer) {
      if (!/^\d{1,10}$/.test(count) || more.some(Boolean))
        throw new BrokenFile(
          'row_count',
          `line ${row.line} must be ${trailer} and a number, such as ${trailer},${read}`,
        )
      said = Number(count)
    } else {
      read += 1
      yield row
    }
  }
  if (said !== undefined && said !== read)
    throw new BrokenFile(
      'row_count',
      `the last line says ${said} rows, the file has ${read}. Deliver it again, complete`,
    )
}

/** Size, time and place of a file: they differ when it was written to. */
async function stateOf(path: string): Promise<string> {
  try {
    const { size, mtimeMs, ino } = await stat(path)
    return [size, mtimeMs, ino].join(' ')
  } catch (error) {
    throw broken(error)
  }
}

/** Rows of a file that stays as it is until the last one is read. @throws BrokenFile when it does not */
async function* steady(path: string, state: string): AsyncGenerator<SourceRow> {
  yield* records(path)
  if ((await stateOf(path)) !== state)
    throw new BrokenFile(
      'file_changed',
      'the file was written to while it was read. Write it under another name, rename it when it is complete, and run again',
    )
}

/**
 * Opens a CSV file: UTF-8 with or without a byte order mark, comma, quotes as in RFC 4180, a header row.
 * @throws BrokenFile here for an empty file, from the rows for a broken one
 */
export async function readCsv(path: string): Promise<SourceFile> {
  const rows = steady(path, await stateOf(path))
  const first = await rows.next()
  if (first.done) throw new BrokenFile('empty_file', 'there is no header row')
  return { header: first.value.cells.map((name) => name.trim()), rows: counted(rows) }
}
