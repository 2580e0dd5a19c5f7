import { File as NodeFile } from 'node:buffer'
import { vi } from 'vitest'
import { rowsOfWorkbook, workbookOf } from '#parts/file/workbook-rows.ts'
import type { WorkbookJob } from '#parts/file/workbook.ts'
import { rawWorkbook, row, text } from './raw-workbook.ts'

/** Copies bytes as a message does: the window of a test has an ArrayBuffer of its own. */
export function copyOf(bytes: ArrayBuffer): ArrayBuffer {
  const own = new ArrayBuffer(bytes.byteLength)
  new Uint8Array(own).set(new Uint8Array(bytes))
  return own
}

/** Runs the work of the workbooks' worker in the page: the test's window has no workers. */
export const workbooksInPage = (): void =>
  void vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(job: WorkbookJob) {
        const done: Promise<unknown> =
          job.kind === 'read' ? rowsOfWorkbook(copyOf(job.bytes)) : workbookOf(job.sheet)
        void done.then(
          (result) => this.dispatchEvent(new MessageEvent('message', { data: { result } })),
          (error: unknown) =>
            this.dispatchEvent(new MessageEvent('message', { data: { failed: String(error) } })),
        )
      }
      terminate() {}
    },
  )

/** A workbook as a person chooses it. */
export const workbookFile = (name: string, rows: readonly (readonly string[])[]) =>
  new NodeFile(
    [
      rawWorkbook([
        rows
          .map((cells, y) =>
            row(
              y + 1,
              ...cells.map((cell, x) => text(`${String.fromCharCode(65 + x)}${y + 1}`, cell)),
            ),
          )
          .join(''),
      ]),
    ],
    name,
  )
