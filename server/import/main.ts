import { parseArgs } from 'node:util'
import { command } from '../admin/command.ts'
import { adventureWorks, adventureWorksFiles } from './adventureworks/adapter.ts'
import { importFeeds } from './import-feeds.ts'
import { printReport } from './report.ts'
import { folderSource, recordSource } from './source.ts'

const usage = `npm run import -- --tenant ID FOLDER [--delta] [--from adventureworks --today YYYY-MM-DD]
  FOLDER holds <feed>.csv files (docs/feeds.md). A file is full: what it does not name is deactivated; with --delta it is left alone.`

await command(usage, async (openDatabase) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      delta: { type: 'boolean' },
      from: { type: 'string' },
      today: { type: 'string' },
    },
  })
  const [folder] = positionals
  if (!values.tenant || !folder) return undefined
  if (values.from && values.from !== 'adventureworks')
    throw new Error(`Nothing is known of the system ${values.from}; known is: adventureworks`)
  const source = values.from
    ? recordSource(
        await adventureWorks(folder, { today: values.today }),
        adventureWorksFiles(folder),
      )
    : folderSource(folder)
  const database = await openDatabase()
  const report = await importFeeds(database, values.tenant, source, {
    delta: values.delta ?? false,
    invite: true,
  })
  console.log(printReport(report))
  return report.files.length > 0 && !report.files.some(({ broken }) => broken)
})
