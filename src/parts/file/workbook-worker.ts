/// <reference lib="webworker" />
import type { WorkbookJob } from './workbook.ts'
import { rowsOfWorkbook, workbookOf } from './workbook-rows.ts'

// Packs and unpacks workbooks in a worker: thousands of rows take half a second, which would block the page.

declare const self: DedicatedWorkerGlobalScope

self.addEventListener('message', ({ data }: MessageEvent<WorkbookJob>) => {
  const done = data.kind === 'read' ? rowsOfWorkbook(data.bytes) : workbookOf(data.sheet)
  done.then(
    (result) => self.postMessage({ result }),
    (error: unknown) => self.postMessage({ failed: String(error) }),
  )
})
