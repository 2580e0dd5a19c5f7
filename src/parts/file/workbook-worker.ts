/// <reference lib="webworker" />
import type { WorkbookJob } from './workbook.ts'
import { rowsOfWorkbook, workbookOf } from './workbook-rows.ts'

// Packs and unpacks workbooks away from the page: thousands of rows take half a second, in which nobody should wait.

declare const self: DedicatedWorkerGlobalScope

self.addEventListener('message', ({ data }: MessageEvent<WorkbookJob>) => {
  const done = data.kind === 'read' ? rowsOfWorkbook(data.bytes) : workbookOf(data.sheet)
  done.then(
    (result) => self.postMessage({ result }),
    (error: unknown) => self.postMessage({ failed: String(error) }),
  )
})
