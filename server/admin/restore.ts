import { parseArgs } from 'node:util'
import { databasePlace } from '../db/open.ts'
import { restoreFrom } from './copies.ts'
import { command } from './command.ts'

const usage =
  'npm run restore -- FILE\n  Puts back what npm run backup wrote. What was there before is replaced; an embedded database is kept beside it.'

await command(usage, async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (!file) return undefined
  const kept = await restoreFrom(databasePlace(), file)
  console.log(
    `The database is as it was in ${file}.${kept ? ` What was there is kept in ${kept}.` : ''}`,
  )
  return true
})
