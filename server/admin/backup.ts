import { parseArgs } from 'node:util'
import { databasePlace } from '../db/open.ts'
import { backUp } from './copies.ts'
import { command } from './command.ts'

const usage =
  'npm run backup -- FILE\n  Writes the whole database to FILE: an archive of the embedded database, SQL of a PostgreSQL.'

await command(usage, async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (!file) return undefined
  await backUp(databasePlace(), file)
  console.log(
    `The database is in ${file}. Uploaded files are not: they are in the data folder's uploads.`,
  )
  return true
})
