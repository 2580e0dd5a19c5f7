import { parseArgs } from 'node:util'
import { databasePlace } from '../db/open.ts'
import { fileStorePlace } from '../settings.ts'
import { goOnAfterRecovery, restoreFrom } from './copies.ts'
import { command } from './command.ts'
import { restoreFiles } from './file-copies.ts'

const usage =
  'npm run restore -- FILE\n  Puts back what npm run backup wrote. What was there before is replaced; an embedded database is kept beside it.\nnpm run restore -- --recovered\n  After PostgreSQL has recovered the database itself: numbers go on behind those of the lost time, and devices reload the catalogue.'

await command(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { recovered: { type: 'boolean' } },
  })
  const [file] = positionals
  if (values.recovered === (file !== undefined)) return undefined
  if (!file) {
    await goOnAfterRecovery(databasePlace())
    console.log('Numbers go on behind those of the lost time, and devices reload the catalogue.')
    return true
  }
  const kept = await restoreFrom(databasePlace(), file)
  const { s3, dataDir } = fileStorePlace(process.env)
  const files = s3 ? 0 : await restoreFiles(dataDir, file)
  console.log(
    `The database is as it was in ${file}${files > 0 ? `, and ${files} uploaded files are back` : ''}.${kept ? ` What was there is kept in ${kept}.` : ''}`,
  )
  return true
})
