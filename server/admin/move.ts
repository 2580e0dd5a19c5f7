import { parseArgs } from 'node:util'
import { databasePlace } from '../db/open.ts'
import { fileStorePlace } from '../settings.ts'
import { command } from './command.ts'
import { copyFiles } from './file-copies.ts'
import { copySecrets, moveDatabase } from './move-database.ts'

const usage = `npm run move -- --to postgres://… | FOLDER
  Copies the database to an empty PostgreSQL, or to an embedded database in FOLDER with uploaded files and secrets. What is here stays.
  Stop the servers first; start them again with DATABASE_URL or DATA_DIR of the new place.`

await command(usage, async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  if (!to) return undefined
  const { s3, dataDir } = fileStorePlace(process.env)
  const url = /^postgres(ql)?:\/\//.test(to) ? to : undefined
  const copied = await moveDatabase(databasePlace(), {
    databaseUrl: url,
    dataDir: url ? dataDir : to,
  })
  for (const [table, rows] of Object.entries(copied)) console.log(`${rows}\t${table}`)
  if (!url) {
    await copySecrets(dataDir, to)
    if (!s3) await copyFiles(dataDir, to)
  }
  console.log(
    url
      ? 'Everything is there. Start the servers with this DATABASE_URL and the DATA_DIR they have.'
      : `Everything is there. Start the server with DATA_DIR=${to} and without DATABASE_URL.`,
  )
  return true
})
