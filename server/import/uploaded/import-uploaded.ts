import type { Database } from '../../db/database.ts'
import type { Handler } from '../../jobs/worker.ts'
import type { Settings } from '../../settings.ts'
import { importFeeds } from '../import-feeds.ts'
import { jsonReport } from '../report-text.ts'
import { folderSource } from '../source.ts'
import { filesOfImport, finishImport, importFolder, readRequest, stateOf } from './import-folder.ts'

/** Imports the files that came by HTTPS. An import that breaks off is repeated from the start; importing the same file again changes nothing. */
export const uploadedImporter =
  ({
    database,
    settings,
  }: {
    database: Database
    settings: Settings
  }): Handler<'import-uploaded'> =>
  async ({ tenantId, id }, { last }) => {
    const folder = importFolder(settings.dataDir, tenantId, id)
    const request = await readRequest(folder)
    if (!request) throw new Error(`the files of the import ${id} are on another server`)
    if ((await stateOf(folder)).state !== 'running') return
    const { by, ...options } = request
    try {
      const report = await importFeeds(database, tenantId, folderSource(filesOfImport(folder)), {
        ...options,
        origin: { by, source: '' },
      })
      await finishImport(folder, jsonReport(report))
    } catch (error) {
      if (last)
        await finishImport(
          folder,
          JSON.stringify({ exitCode: 1, error: (error as Error).message.slice(0, 500) }),
        )
      throw error
    }
  }
