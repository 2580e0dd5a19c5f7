import { parseArgs } from 'node:util'
import type { CurrencyFormat } from '#domain/portal/host-config.ts'
import { isLocale } from '#domain/portal/locales.ts'
import type { Database } from '../db/database.ts'
import { importFeeds } from '../import/import-feeds.ts'
import { printReport } from '../import/report-text.ts'
import { recordSource } from '../import/source.ts'
import { command } from './command.ts'
import { setConfig } from './config-values.ts'
import { openTenant } from './open-tenant.ts'
import { setUpTenant } from './set-up-tenant.ts'

const usage = `npm run tenant -- --id ID --host HOST [--host HOST] --name NAME --country CC --currency CCC
  [--language en-us] [--time-zone Europe/Berlin] [--sorg 1000] [--symbol €] [--precision 2] [--thousand .] [--decimal ,]
  [--accent '#0b6bcb'] [--rule overdue|oldest]
npm run tenant -- --id ID --set NAME=VALUE [--set NAME=VALUE]
npm run tenant -- --id ID --maintenance on|off
npm run tenant -- --id ID --open [--no-invite]
  Opens a portal: until then nothing is mailed to anybody. People who came by import and have no password get a link, unless --no-invite.
  Sets up a tenant with the roles that one starts with and one sales organisation; more of them come with a feed (organisations.csv).`

const zones: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  NL: 'Europe/Amsterdam',
  ID: 'Asia/Jakarta',
  MY: 'Asia/Kuala_Lumpur',
  SG: 'Asia/Singapore',
  AU: 'Australia/Sydney',
}

const options = {
  id: { type: 'string' },
  host: { type: 'string', multiple: true },
  name: { type: 'string' },
  country: { type: 'string' },
  currency: { type: 'string' },
  language: { type: 'string', multiple: true },
  'time-zone': { type: 'string' },
  sorg: { type: 'string', default: '1000' },
  symbol: { type: 'string' },
  precision: { type: 'string' },
  thousand: { type: 'string', default: ',' },
  decimal: { type: 'string', default: '.' },
  accent: { type: 'string', default: '#1f6feb' },
  rule: { type: 'string', default: 'overdue' },
  maintenance: { type: 'string' },
  open: { type: 'boolean' },
  'no-invite': { type: 'boolean', default: false },
  set: { type: 'string', multiple: true },
} as const

function currencyOf(
  code: string,
  {
    symbol,
    precision,
    thousand,
    decimal,
  }: {
    symbol?: string | undefined
    precision?: string | undefined
    thousand: string
    decimal: string
  },
): CurrencyFormat {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  return {
    display: code,
    symbol: symbol ?? format.formatToParts(0).find(({ type }) => type === 'currency')!.value,
    thousandSeparator: thousand,
    decimalSeparator: decimal,
    decimalPrecision: Number(precision ?? format.resolvedOptions().maximumFractionDigits),
  }
}

/** @returns whether there is such a tenant */
async function setMaintenance(
  database: Database,
  id: string,
  maintenance: boolean,
): Promise<boolean> {
  const changed = await database.bare((tx) =>
    tx.query('UPDATE tenant SET maintenance = $2 WHERE id = $1 RETURNING id', [id, maintenance]),
  )
  console.log(
    changed.length === 0
      ? `There is no tenant ${id}`
      : `${id} is ${maintenance ? 'closed for maintenance' : 'open'}`,
  )
  return changed.length > 0
}

/** @returns whether there is such a tenant */
async function open(database: Database, id: string, invite: boolean): Promise<boolean> {
  const invited = await openTenant(database, id, { invite })
  console.log(
    invited === undefined
      ? `There is no tenant ${id}`
      : `${id} is open: mail leaves from now on. ${invited} people get a link to set a password.`,
  )
  return invited !== undefined
}

/** @returns whether there is such a tenant */
async function changeSettings(
  database: Database,
  id: string,
  pairs: readonly string[],
): Promise<boolean> {
  const changed = await setConfig(database, id, pairs)
  console.log(changed ? `Changed for ${id}: ${pairs.join(', ')}` : `There is no tenant ${id}`)
  return changed
}

await command(usage, async (openDatabase) => {
  const { values } = parseArgs({ options })
  if (values.id && (values.maintenance === 'on' || values.maintenance === 'off'))
    return setMaintenance(await openDatabase(), values.id, values.maintenance === 'on')
  if (values.id && values.open) return open(await openDatabase(), values.id, !values['no-invite'])
  if (values.id && values.set) return changeSettings(await openDatabase(), values.id, values.set)
  const { id, host, name, country, currency, sorg, rule } = values
  const languages = values.language ?? ['en-us']
  if (
    !id ||
    !host ||
    !name ||
    !country ||
    !currency ||
    !languages.every(isLocale) ||
    !['overdue', 'oldest'].includes(rule)
  )
    return undefined
  const timeZone = values['time-zone'] ?? zones[country] ?? 'UTC'
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const database = await openDatabase()
  await setUpTenant(database, {
    id,
    name,
    country,
    timeZone,
    hosts: host.map((one) => one.toLowerCase()),
    config: {
      sorg,
      webTitle: name,
      accent: values.accent,
      timeZone,
      countryId: country,
      invoicePaymentRule: rule as 'overdue' | 'oldest',
      languages: languages.map((code) => ({
        code,
        name: names.of(code === 'en-uk' ? 'en-GB' : code) ?? code,
      })),
      currency: currencyOf(currency, values),
    },
  })
  const report = await importFeeds(
    database,
    id,
    recordSource({
      organisations: () => [
        { sorg, name, company_code: sorg, company_name: name, currency, merchant_name: name },
      ],
    }),
    { delta: true, origin: { by: 'npm run tenant', source: '' } },
  )
  if (report.files.some(({ refusedCount }) => refusedCount > 0))
    throw new Error(printReport(report))
  console.log(
    `${name} is set up for ${host.join(', ')} (${timeZone}, ${currency}). Next: npm run user -- --tenant ${id} --username … --role admin --area ${sorg}. Nothing is mailed before: npm run tenant -- --id ${id} --open`,
  )
  return true
})
