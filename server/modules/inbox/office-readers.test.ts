import { expect, test } from 'vitest'
import { logIn } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'

const here = serverForTests([])
const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )

test('without an address in the settings a message goes to each person who may answer it', async () => {
  await sql(
    `UPDATE app_user SET email = username || '@aa.example', is_fake_email = false, active = true`,
  )
  await sql(
    `INSERT INTO app_user (tenant_id, username, name, role, email, is_fake_email, active) SELECT tenant_id, 'placeholder', name, role, 'none@aa.example', true, true FROM app_user WHERE username = 'admin'`,
  )
  await sql(
    `INSERT INTO app_user (tenant_id, username, name, role, email, is_fake_email, active) SELECT tenant_id, 'left', name, role, 'left@aa.example', false, false FROM app_user WHERE username = 'admin'`,
  )
  const dealer = await logIn(here.app, here.world.host, 'dealer')
  await dealer.ask('mutation { sendCustomerFeedback(message: "Call me") { data { status } } }')
  const mails = await sql<{ recipient: string; subject: string }>(
    'SELECT recipient, subject FROM mail_message ORDER BY id',
  )
  const allowed = await sql<{ email: string }>(
    `SELECT u.email FROM app_user u JOIN role r ON r.name = u.role WHERE 'page.user-management' = ANY (r.permissions) AND u.active AND NOT u.is_fake_email ORDER BY u.id`,
  )
  expect(mails.map(({ recipient }) => recipient)).toEqual(allowed.map(({ email }) => email))
  expect(mails).toContainEqual({
    recipient: 'admin@aa.example',
    subject: 'Consumer voice from Name of dealer',
  })
  expect(mails.map(({ recipient }) => recipient)).not.toContain('dealer@aa.example')
})
