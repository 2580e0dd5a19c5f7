import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '#domain/portal/locales.ts'
import { emptyPostgres } from '../../tests/support/database.ts'
import { type MailSink, startMailSink } from '../../tests/support/mail.ts'
import { startWork } from '../../tests/support/work.ts'
import { buildWorld } from '../../tests/support/world.ts'
import type { Database, Scope } from '../db/database.ts'
import { createTenants, type Tenant } from '../tenants.ts'
import { composeMail } from './compose.ts'
import { secretPlaceholder } from './placeholders.ts'
import { queueMail } from './queue-mail.ts'
import type { FactorChange } from './words/mail-words.ts'
import { wordsFor } from './words/words-for.ts'

let database: Database
let tenant: Tenant
let sink: MailSink
const scope: Scope = { tenantId: 'aa', user: 'any', customers: [] }
const messages = () =>
  database.within(scope, (tx) =>
    tx.query('SELECT state, attempts, error, secret FROM mail_message ORDER BY id'),
  )
const allDue = () =>
  database.jobs(
    `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`,
  )
const write = (to = 'somebody@example.com') =>
  database.within(scope, (tx) =>
    queueMail(tx, tenant, {
      to,
      language: null,
      name: 'Ana\r\nBcc: x@example.com',
      host: 'aa.test',
      link: { path: `/set-password#${secretPlaceholder}`, secret: 'the-secret' },
      say: (words) => words.invitation({ portal: 'Portal', username: 'ana' }),
    }),
  )

beforeAll(async () => {
  database = await emptyPostgres()
  await buildWorld(database, 'aa', { accent: '#0b6bcb' })
  tenant = (await createTenants(database, () => new Date()).byId('aa'))!
  sink = await startMailSink()
})
afterAll(async () => {
  await database?.close()
  await sink?.close()
})
beforeEach(async () => {
  await database.within(scope, (tx) => tx.query('DELETE FROM mail_message'))
  await database.jobs('DELETE FROM pgboss.job')
  sink.messages.length = 0
  sink.refuse = null
})

describe('by a mail server', () => {
  const work = () =>
    startWork(database, {
      settings: {
        smtpUrl: sink.url,
        mailFrom: 'portal@aa.example',
        publicUrl: 'https://shop.example:8443',
      },
    })

  test('a message arrives once, with its link', async () => {
    await write()
    expect(await work().drain()).toBe(1)
    expect(sink.messages).toHaveLength(1)
    const [{ from, to, data }] = sink.messages as [MailSink['messages'][0]]
    expect([from, to]).toEqual(['portal@aa.example', ['somebody@example.com']])
    expect(data).toContain('From: Portal aa <portal@aa.example>')
    expect(data.replace(/=\n/g, '').replaceAll('=3D', '=')).toContain(
      'https://aa.test:8443/en-us/set-password#the-secret',
    )
    expect(data).toMatch(/^Message-ID: <[\d-]+-aa-\d+@aa\.example>$/m)
    expect(await messages()).toEqual([{ state: 'sent', attempts: 1, error: null, secret: null }])
  })

  test('an address that is a list reaches nobody else, and a name opens no header', async () => {
    await write('one@example.com, two@example.com')
    await work().drain()
    expect(sink.messages.flatMap(({ to }) => to)).not.toContain('two@example.com')
    await write()
    await work().drain()
    expect(sink.messages.at(-1)!.data.split('\n\n')[0]).not.toMatch(/^Bcc:/m)
  })

  test('a refused message waits and goes later', async () => {
    sink.refuse = '451 come back later'
    await write()
    const tries = work()
    await tries.drain()
    expect(await messages()).toEqual([
      {
        state: 'waiting',
        attempts: 1,
        error: expect.stringContaining('451'),
        secret: 'the-secret',
      },
    ])
    sink.refuse = null
    await allDue()
    await tries.drain()
    expect(sink.messages).toHaveLength(1)
    expect(await messages()).toEqual([{ state: 'sent', attempts: 2, error: null, secret: null }])
  })

  test('after the last try it is given up, and its secret goes', async () => {
    sink.refuse = '550 never'
    await write()
    const tries = work()
    for (let n = 0; n < 9; n += 1) {
      await tries.drain()
      await allDue()
    }
    expect(await messages()).toEqual([
      { state: 'failed', attempts: 9, error: expect.stringContaining('550'), secret: null },
    ])
    expect(await tries.drain()).toBe(0)
  })

  test('a job that is run again after its message has left sends nothing', async () => {
    await write()
    const died = work()
    const [job] = await died.boss.fetch('mail')
    await database.jobs(`UPDATE pgboss.job SET state = 'created'`)
    await died.drain()
    expect(sink.messages).toHaveLength(1)
    await database.jobs(
      `UPDATE pgboss.job SET state = 'created', completed_on = NULL WHERE id = $1`,
      [job!.id],
    )
    expect(await died.drain()).toBe(1)
    expect(sink.messages).toHaveLength(1)
  })

  test('a mail server that is not there is an error like another', async () => {
    await write()
    await startWork(database, { settings: { smtpUrl: 'smtp://127.0.0.1:1' } }).drain()
    expect(await messages()).toMatchObject([
      { state: 'waiting', attempts: 1, error: expect.stringContaining('ECONNREFUSED') },
    ])
  })
})

test('without a mail server a message becomes a file with the whole of it', async () => {
  await write()
  const work = startWork(database)
  await work.drain()
  const [mail] = work.mails()
  expect(mail).toContain('To: somebody@example.com')
  expect(mail).toContain('From: Portal aa <no-reply@aa.test>')
  expect(mail).toContain('http://aa.test:4400/en-us/set-password#the-secret')
  expect(mail).toContain('background:#0b6bcb')
})

describe('what is written', () => {
  const about = {
    portal: 'Portal',
    username: 'ana',
    name: 'Ana',
    contact: 'c@example.com',
    email: 'e@example.com',
  }
  const kinds = [
    'passwordLink',
    'companyLogIn',
    'invitation',
    'passwordChanged',
    'emailChanged',
    'confirmEmail',
    'inquiry',
  ] as const

  test.each(locales)('%s has every message, and each says whom it is about', (locale) => {
    const { words, locale: read } = wordsFor(locale, [locale])
    expect(read).toBe(locale)
    for (const kind of kinds) {
      const wording = words[kind](about)
      expect(wording.subject.length, kind).toBeGreaterThan(5)
      expect(wording.paragraphs.join(' '), kind).not.toMatch(/undefined|\[object/)
    }
    expect(words.invitation(about).paragraphs.join(' ')).toContain('ana')
    const changes: FactorChange[] = [
      { kind: 'app_added' },
      { kind: 'app_removed' },
      { kind: 'codes_renewed' },
      { kind: 'all_removed' },
      { kind: 'passkey_added', name: 'My key' },
      { kind: 'passkey_removed', name: 'My key' },
    ]
    const told = changes.map((change) => words.factorChanged({ ...about, change }).paragraphs[0])
    expect(new Set(told).size).toBe(changes.length)
    expect(told.filter((text) => text!.includes('My key'))).toHaveLength(2)
    expect(words.emailChanged(about).paragraphs.join(' ')).toContain('e@example.com')
  })

  test('the languages differ', () => {
    const subjects = ['de', 'en-us', 'fr', 'id-id', 'ms-my'].map(
      (locale) => wordsFor(locale, [locale]).words.invitation(about).subject,
    )
    expect(new Set(subjects).size).toBe(5)
  })

  test('what people wrote is no HTML, and an accent that is none gives way', () => {
    const { html, text } = composeMail({
      brand: { title: '<b>Shop</b>', accent: 'red;background:url(x)' },
      wording: { subject: 's', paragraphs: ['<script>x</script>'] },
      footer: 'f',
      facts: [['Goal', 'one\n<img>']],
    })
    expect(html).not.toMatch(/<script|<img|<b>|url\(/)
    expect(html).toContain('one<br>&#60;img&#62;')
    expect(text).toContain('Goal: one\n<img>')
  })
})
