import { parseArgs } from 'node:util'
import { dayIn, isDay } from '#domain/time/day.ts'
import { command } from '../admin/command.ts'
import { createFileStore } from '../modules/files/create-file-store.ts'
import { settingsFrom } from '../settings.ts'
import { demoTenants, seedDemo } from './seed.ts'
import { demoPassword } from './users.ts'

const usage = `npm run demo-data [-- --tenant us --articles 3000 --today YYYY-MM-DD]
  Fills the database with the demo tenants (${demoTenants.map(({ id }) => id).join(', ')}); all of them when --tenant is left out.`

await command(usage, async (openDatabase) => {
  const { values } = parseArgs({
    options: {
      tenant: { type: 'string', multiple: true },
      articles: { type: 'string' },
      today: { type: 'string' },
    },
  })
  const unknown = values.tenant?.find((wanted) => !demoTenants.some(({ id }) => id === wanted))
  const articles = Number(values.articles ?? 3000)
  const today = values.today ?? dayIn('UTC', new Date())
  if (unknown || !Number.isInteger(articles) || articles < 1 || !isDay(today)) return undefined
  const started = performance.now()
  const reports = await seedDemo(await openDatabase(), {
    today,
    articles,
    store: createFileStore(settingsFrom(process.env)),
    ...(values.tenant ? { tenants: values.tenant } : {}),
  })
  for (const spec of demoTenants.filter(({ id }) => reports[id])) {
    const rows = reports[spec.id]!.files.reduce((sum, file) => sum + file.rows, 0)
    console.log(`${spec.id}: ${spec.name}, ${rows} rows, http://${spec.hosts[0]}`)
  }
  console.log(
    `Done in ${((performance.now() - started) / 1000).toFixed(1)} s. Log in as dealer, rep, manager or admin with ${demoPassword}.`,
  )
  return true
})
