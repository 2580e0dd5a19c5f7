import { parseArgs } from 'node:util'
import { importFeeds } from '../import/import-feeds.ts'
import { printReport } from '../import/report-text.ts'
import { recordSource } from '../import/source.ts'
import { command } from './command.ts'
import { firstPasswordHours, giveFirstPassword } from './first-password.ts'

const usage = `npm run user -- --tenant ID --username NAME --role ROLE [--name 'Full Name'] [--email MAIL] [--language en-us]
  [--customer R3 …] [--area 1000 | 1000:salesman:S01 …] [--limitation salesman|sales_group|sales_office|audit] [--reset-second-factor]
  Makes a user, or gives one that is there these rights; prints a password that works once, within 72 hours, and is changed then.
  --reset-second-factor: the user's authenticator app, passkeys and recovery codes are removed too.`

await command(usage, async (openDatabase) => {
  const { values } = parseArgs({
    options: {
      tenant: { type: 'string' },
      username: { type: 'string' },
      role: { type: 'string' },
      name: { type: 'string' },
      email: { type: 'string' },
      language: { type: 'string' },
      customer: { type: 'string', multiple: true },
      area: { type: 'string', multiple: true },
      limitation: { type: 'string' },
      'reset-second-factor': { type: 'boolean' },
    },
  })
  const { tenant, username, role, name, email, language, customer, area, limitation } = values
  if (!tenant || !username || !role) return undefined
  const database = await openDatabase()
  const report = await importFeeds(
    database,
    tenant,
    recordSource({
      users: () => [
        {
          username,
          name: name ?? username,
          role,
          email,
          language,
          limitation,
          customers: customer?.join(' '),
          areas: area?.join(' '),
        },
      ],
    }),
    { delta: true, byHand: true, origin: { by: 'npm run user', source: '' } },
  )
  if (report.files.some(({ refusedCount }) => refusedCount > 0))
    throw new Error(printReport(report))
  console.log(
    `${username} (${role}) logs in once, within ${firstPasswordHours} hours, with: ${await giveFirstPassword(database, tenant, username, values['reset-second-factor'])}`,
  )
  return true
})
