import { parseArgs } from 'node:util'
import { databasePlace } from '../db/open.ts'
import { filesDir } from '../modules/files/disk-store.ts'
import { fileStorePlace } from '../settings.ts'
import { backUp } from './copies.ts'
import { command } from './command.ts'
import { backUpFiles, filesBeside } from './file-copies.ts'

const usage =
  'npm run backup -- FILE\n  Writes the whole database to FILE (an archive of the embedded database, SQL of a PostgreSQL) and the uploaded files to the folder FILE.files.\n  Files in an S3-compatible store are not copied.'

await command(usage, async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (!file) return undefined
  await backUp(databasePlace(), file)
  const { s3, dataDir } = fileStorePlace(process.env)
  if (s3) {
    console.log(
      `The database is in ${file}. Uploaded files are not: they are in the store at S3_URL, whose own backup is needed besides.`,
    )
    return true
  }
  const copied = await backUpFiles(dataDir, file)
  console.log(
    copied === undefined
      ? `The database is in ${file}. There are no uploaded files in ${filesDir(dataDir)}: if there should be some, set DATA_DIR to that of the server.`
      : `The database is in ${file}, uploaded files are in ${filesBeside(file)} (${copied} new).`,
  )
  return true
})
