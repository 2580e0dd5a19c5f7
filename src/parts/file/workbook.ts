import { saveFile } from './save-csv.ts'
import type { Sheet } from './workbook-rows.ts'

/** Job of the worker: read the texts of a workbook, or make a workbook of a sheet. */
export type WorkbookJob = { kind: 'read'; bytes: ArrayBuffer } | { kind: 'write'; sheet: Sheet }

/**
 * Runs a job in a worker that exists only while a workbook is open.
 * @throws Error for a broken workbook, or without a worker
 */
function inWorker<T>(job: WorkbookJob): Promise<T> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    type: 'module',
    name: 'workbook',
  })
  return new Promise<T>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ result: T; failed?: string }>) =>
      data.failed === undefined ? resolve(data.result) : reject(new Error(data.failed)),
    )
    worker.addEventListener('error', (event) =>
      reject(new Error(event.message || 'the worker could not be loaded')),
    )
    worker.postMessage(job)
  }).finally(() => worker.terminate())
}

/** The texts of a workbook's first sheet, row by row. @throws Error for what is no workbook, or a broken one */
export const readWorkbook = (bytes: ArrayBuffer): Promise<string[][]> =>
  inWorker({ kind: 'read', bytes })

/** Hands a workbook of one sheet to the person. @throws Error where the worker cannot be had */
export async function saveWorkbook(fileName: string, sheet: Sheet): Promise<void> {
  saveFile(fileName, await inWorker({ kind: 'write', sheet }))
}
