import { command } from './command.ts'

const usage =
  'npm run migrate\n  Brings the database to this build. Servers that run with MIGRATE=off wait for it; backups first.'

await command(
  usage,
  async (open) => {
    await open()
    console.log('The database is up to date.')
    return true
  },
  'yes',
)
