import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { command } from '../admin/command.ts'
import { adventureWorks, adventureWorksFiles } from './adventureworks/adapter.ts'
import { usualAllowEnded } from './guards.ts'
import { importFeeds } from './import-feeds.ts'
import { exitCodeOf, jsonReport, printReport } from './report-text.ts'
import { undoDays } from '../modules/imports/import-history.ts'
import { undoImport } from './undo/undo-import.ts'
import { folderSource, recordSource } from './source.ts'

const usage = `npm run import -- --tenant ID --undo IMPORT
npm run import -- --tenant ID FOLDER [--delta] [--allow-ended PERCENT|all] [--dry-run] [--no-invite] [--json] [--from adventureworks --today YYYY-MM-DD]
  FOLDER holds <feed>.csv files (docs/feeds.md). A file is full: what it does not name is deactivated; with --delta it is left alone.
  A full file that would end more than ${usualAllowEnded} % of the rows there are is refused; --allow-ended sets another limit.
  --dry-run changes nothing and says what would change; --no-invite mails no links to new people; --json prints the report as JSON.
  --undo brings back what an import of the last ${undoDays} days changed, by its id in the report; rows that have changed since stay.
  Exit code: 0 all was taken, 1 a file is broken or nothing was taken, 2 some rows were refused, 64 called wrongly.`

/** A share written as a number or "all"; undefined: neither. */
const percentOf = (text: string) =>
  text === 'all' ? 100 : /^\d{1,2}$|^100$/.test(text) ? Number(text) : undefined

await command(usage, async (openDatabase) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      delta: { type: 'boolean' },
      'dry-run': { type: 'boolean', default: false },
      'no-invite': { type: 'boolean', default: false },
      json: { type: 'boolean' },
      'allow-ended': { type: 'string', default: String(usualAllowEnded) },
      from: { type: 'string' },
      today: { type: 'string' },
      undo: { type: 'string' },
    },
  })
  const [folder] = positionals
  const allowEnded = percentOf(values['allow-ended'])
  if (values.tenant && values.undo && !folder) {
    const undone = await undoImport(await openDatabase(), values.tenant, values.undo, null)
    if (!undone)
      throw new Error(
        `There is nothing to undo: no import ${values.undo} of ${values.tenant} that has ended, changed something and is at most ${undoDays} days old.`,
      )
    console.log(
      `${undone.restored} rows are as they were before the import; ${undone.leftAlone} have changed since and stay.`,
    )
    return true
  }
  if (!values.tenant || !folder || allowEnded === undefined) return undefined
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
    allowEnded,
    invite: !values['no-invite'],
    dryRun: values['dry-run'],
    origin: { by: 'npm run import', source: resolve(folder) },
  })
  console.log(values.json ? jsonReport(report) : printReport(report))
  return exitCodeOf(report)
})
