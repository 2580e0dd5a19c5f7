// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

test('without a message the list says what would be in it', async () => {
  await renderAt('/admin/mail', { as: 'admin' })
  await screen.findByText('No messages yet')
  screen.getByText(/No mail server is set/)
})

test('messages stand newest first with what became of them, and open with the mail server’s answer', async () => {
  const { sql } = await testServer()
  for (const [subject, state, attempts, error] of [
    ['Oldest', 'sent', 1, null],
    ['Refused <b>', 'failed', 9, '550 no such mailbox'],
    ['Newest', 'waiting', 2, null],
  ] as const)
    await sql(
      `INSERT INTO mail_message (tenant_id, host, recipient, subject, text, html, state, attempts, error, created_at)
       VALUES ('aa', 'aa.test', 'ann@aa.example', $1, 'Hello', '', $2, $3, $4, clock_timestamp())`,
      [subject, state, attempts, error],
    )
  await renderAt('/admin/mail', { as: 'admin' })
  await screen.findByRole('button', { name: 'Newest' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)!.textContent)).toEqual([
    'Waiting, 2 failed tries',
    'FailedSend again',
    'Sent',
  ])
  rows[1]!.focus()
  fireEvent.keyDown(rows[1]!, { key: 'Enter' })
  const dialog = await screen.findByRole('dialog', { name: 'Refused <b>' })
  within(dialog).getByText('550 no such mailbox')
  within(dialog).getByText('Hello')
})

test.each([
  ['search=old%20ann', ['Oldest']],
  ['state=FAILED', ['Refused <b>']],
  ['sort=subject', ['Newest', 'Oldest', 'Refused <b>']],
])('the server searches, filters and sorts: %s', async (search, subjects) => {
  await renderAt(`/admin/mail?${search}`, { as: 'admin' })
  await screen.findByRole('button', { name: subjects[0]! })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('button')[0]!.textContent)).toEqual(subjects)
})

test('a failed message is sent again, also with others, but not one whose one-time link is gone', async () => {
  const { sql } = await testServer()
  await sql('DELETE FROM mail_message')
  for (const [subject, text] of [
    ['Your quote', 'Hello'],
    ['Your password', 'Go to {{origin}}/set-password#{{secret}}'],
  ])
    await sql(
      `INSERT INTO mail_message (tenant_id, host, recipient, subject, text, html, state, attempts, error)
       VALUES ('aa', 'aa.test', 'ann@aa.example', $1, $2, '', 'failed', 9, '550')`,
      [subject, text],
    )
  await renderAt('/admin/mail?state=FAILED', { as: 'admin' })
  const row = (subject: string) => screen.findByRole('row', { name: new RegExp(subject) })
  fireEvent.click(within(await row('Your quote')).getByRole('button', { name: 'Send again' }))
  await screen.findByText('Sending 1 message again')
  fireEvent.click(within(await row('Your password')).getByRole('button', { name: 'Send again' }))
  await screen.findByText(/^Messages with a one-time link can’t be sent again/)
  expect(await sql(`SELECT subject, state FROM mail_message ORDER BY subject`)).toMatchObject([
    { subject: 'Your password', state: 'failed' },
    { subject: 'Your quote', state: 'waiting' },
  ])
  expect(await sql(`SELECT target FROM audit_log WHERE action = 'mail.resent'`)).toMatchObject([
    { target: 'ann@aa.example' },
  ])
})

test('a dealer is turned away', async () => {
  const { address } = await renderAt('/admin/mail', { as: 'dealer' })
  expect(address()).toMatch(/^\/login/)
})
