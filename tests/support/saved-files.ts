import { readSheet } from 'read-excel-file/universal'
import { vi } from 'vitest'
import { csvRows } from '#domain/files/csv-rows.ts'
import { copyOf, workbooksInPage } from './workbook-in-page.ts'

/** Catches what a screen hands to the person as files, workbooks too. @returns them, as they come; `vi.unstubAllGlobals` ends it */
export function catchFiles(): Blob[] {
  const files: Blob[] = []
  workbooksInPage()
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: Blob) {
        files.push(file)
        return 'blob:file'
      }
      static override revokeObjectURL() {}
    },
  )
  return files
}

/** Reads a file back, cell by cell; what is empty is ''. */
export async function cellsOf(file: Blob): Promise<(string | number)[][]> {
  if (file.type === 'text/csv') return csvRows(await file.text())!
  const rows = await readSheet(copyOf(await file.arrayBuffer()))
  return rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell : String(cell ?? ''))),
  )
}
