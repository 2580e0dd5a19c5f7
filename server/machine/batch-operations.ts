import * as v from 'valibot'
import { usualAllowEnded } from '../import/guards.ts'
import { nested } from '../import/dry-run.ts'
import { importFile } from '../import/import-file.ts'
import type { Reason } from '../import/cells/kinds.ts'
import type { FileReport } from '../import/report.ts'
import type { Source } from '../import/source.ts'
import { createFileStore } from '../modules/files/create-file-store.ts'
import { todayOf } from '../tenants.ts'
import { once } from './idempotency.ts'
import { type MachineOperation, operation } from './operations.ts'
import { Problem } from './problem.ts'
import type { Resource } from './resources.ts'

/** Most rows of one batch. */
export const largestBatch = 1_000

/** Several codes of one cell come as a list, as they are read back. */
const cell = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())])
type Cells = Record<string, v.InferOutput<typeof cell>>

/** A batch as it was checked. */
interface Batch {
  rows: Cells[]
  files?: Record<string, string>
}

const rowOf = ({ feed }: Resource) =>
  v.strictObject(
    Object.fromEntries(
      feed.columns.map(({ name, doc, required }) => {
        const described = v.pipe(cell, v.description(doc))
        return [name, required ? described : v.optional(described)]
      }),
    ),
  )

const Answer = v.object({
  rows: v.pipe(v.number(), v.integer()),
  inserted: v.pipe(v.number(), v.integer()),
  updated: v.pipe(v.number(), v.integer()),
  unchanged: v.pipe(v.number(), v.integer()),
  refused: v.pipe(v.number(), v.integer()),
  results: v.pipe(
    v.array(
      v.object({
        row: v.pipe(v.number(), v.integer(), v.description('Place in `rows`, from 0')),
        status: v.picklist(['accepted', 'refused']),
        column: v.optional(v.string()),
        reason: v.optional(
          v.pipe(v.string(), v.description('One of the reasons of docs/feeds.md')),
        ),
        value: v.optional(v.string()),
      }),
    ),
    v.description('One for each row, in their order'),
  ),
})

/** The operation that brings rows of a feed, as an import of a file with only these rows would. */
export function batchOperation(resource: Resource): MachineOperation {
  const { path, feed, write, files } = resource
  const Rows = v.pipe(
    v.array(rowOf(resource)),
    v.minLength(1, 'nothing_sent'),
    v.maxLength(largestBatch, 'too_many_rows'),
  )
  const Files = v.pipe(
    v.record(v.string(), v.pipe(v.string(), v.base64('not_base64'))),
    v.description('Content of the files that rows name, in base64'),
  )
  return operation({
    method: 'POST',
    path: `/${path}`,
    scope: write,
    id: `send-${path}`,
    tag: path,
    summary: `Sends ${feed.name} in a batch`,
    description: `${feed.doc} Rows that are not named stay as they are. A column that no row has is left as it is; null empties it. All rows of a batch have the same columns.`,
    bodyLimit: files ? 20_000_000 : 2_000_000,
    body: v.strictObject({
      rows: Rows,
      ...(files && { files: v.optional(Files) }),
    }) as unknown as v.GenericSchema<unknown, Batch>,
    answer: Answer,
    handle: (asked, { body }) => {
      const { rows } = body
      const header = columnsOf(rows)
      const source = sourceOf(header, rows, body.files)
      return once(asked, body, async (tx) => {
        const report = await importFile(
          {
            within: (work) => nested(tx, () => work(tx)),
            tenantId: asked.tenant.id,
            delta: true,
            today: todayOf(asked.tenant, asked.parts.clock),
            store: createFileStore(asked.parts.settings),
            allowEnded: usualAllowEnded,
            author: { machine: asked.machine.name, requestId: String(asked.request.id) },
          },
          feed,
          source,
          [],
        )
        if (report?.broken)
          throw new Problem('bad_input', {
            detail: `${report.broken.reason}: ${report.broken.detail}`,
          })
        return answerOf(rows.length, report!)
      })
    },
  })
}

/** Columns of a batch. @throws Problem when its rows differ in them */
function columnsOf(rows: readonly Cells[]): string[] {
  const header = Object.keys(rows[0]!)
  const other = rows.findIndex(
    (row) => Object.keys(row).length !== header.length || header.some((name) => !(name in row)),
  )
  if (other < 0) return header
  throw new Problem('bad_input', {
    detail: 'All rows of a batch have the same columns; null empties one',
    errors: [{ at: `rows/${other}`, code: 'other_columns' }],
  })
}

/** Line of a row in the report: the header of a file would be the first. */
const lineOf = (at: number) => at + 2

/** A cell as a file would have it. */
const textOf = (value: Cells[string]) =>
  value === null ? '' : Array.isArray(value) ? value.join(' ') : String(value)

function sourceOf(
  header: readonly string[],
  rows: readonly Cells[],
  files: Record<string, string> = {},
): Source {
  async function* lines() {
    for (const [at, row] of rows.entries())
      yield {
        line: lineOf(at),
        cells: header.map((name) => textOf(row[name] ?? null)),
      }
  }
  return {
    open: () => Promise.resolve({ header, rows: lines() }),
    async readFile(name, most) {
      const content = Object.hasOwn(files, name) ? Buffer.from(files[name]!, 'base64') : undefined
      return content && content.length > most ? 'too_large' : content
    },
  }
}

interface RowResult {
  row: number
  status: 'accepted' | 'refused'
  column?: string
  reason?: Reason
  value?: string
}

function answerOf(count: number, report: FileReport) {
  const { inserted, updated, unchanged, refusedCount: refused } = report
  const results: RowResult[] = Array.from({ length: count }, (_, row) => ({
    row,
    status: 'accepted',
  }))
  for (const { line, column, reason, value } of report.refused)
    results[line - lineOf(0)] = { row: line - lineOf(0), status: 'refused', column, reason, value }
  return { rows: count, inserted, updated, unchanged, refused, results }
}
