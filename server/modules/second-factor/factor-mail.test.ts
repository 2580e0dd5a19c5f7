import { expect, test } from 'vitest'
import { factorGround } from '../../../tests/support/factor-ground.ts'
import { logIn } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { password } from '../../../tests/support/world.ts'

let now = new Date('2026-03-01T10:00:15Z')
const here = serverForTests<never>([], {
  config: {
    email: 'help@aa.example',
    languages: [
      { code: 'en-us', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ],
  },
  start: { clock: () => now },
})
const ground = factorGround(here, () => now)
const { ask, sql } = ground

/** First lines of the mails since the last look. */
async function mails(): Promise<string[]> {
  const rows = await sql<{ recipient: string; text: string }>(
    'DELETE FROM mail_message RETURNING id, recipient, text',
  )
  return rows.map(({ recipient, text }) => `${recipient}: ${text.split('\n\n')[1]}`)
}

test('each change of second factors is mailed to its person, in their language; a refused one is not', async () => {
  const [dealer, admin] = await Promise.all(
    ['dealer', 'admin'].map((name) => logIn(here.app, here.world.host, name)),
  )
  await sql(`UPDATE app_user SET email = username || '@aa.example', language = 'de'`)
  await sql('DELETE FROM mail_message')
  const act = (name: string, rest = '', secret = password) =>
    ask(dealer!, `mutation($p: String!) { ${name}(password: $p${rest}) { userErrors { code } } }`, {
      p: secret,
    })

  await ground.addApp(dealer!)
  expect(await sql('SELECT text FROM mail_message')).toEqual([
    { text: expect.stringContaining('help@aa.example') },
  ])
  expect(await mails()).toEqual([
    'dealer@aa.example: Zu Ihrem Konto wurde eine Authenticator-App hinzugefügt. Ab jetzt werden Sie beim Anmelden nach ihrem Code gefragt.',
  ])
  now = new Date(now.getTime() + 60_000)
  await ground.addPasskey(dealer!, undefined, 'Laptop <b>')
  expect(await mails()).toEqual([
    'dealer@aa.example: Der Passkey „Laptop <b>“ wurde zu Ihrem Konto hinzugefügt.',
  ])
  await act('renewRecoveryCodes', '', 'Wrong2026')
  expect(await mails()).toEqual([])
  await act('renewRecoveryCodes')
  expect(await mails()).toEqual([
    'dealer@aa.example: Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  ])
  await act('removeOneTimeCodes')
  expect(await mails()).toEqual([
    'dealer@aa.example: Die Authenticator-App wurde aus Ihrem Konto entfernt.',
  ])
  const [passkey] = await sql<{ id: string }>('SELECT id::text FROM passkey')
  await act('removePasskey', `, id: "${passkey!.id}"`)
  expect(await mails()).toEqual([
    'dealer@aa.example: Der Passkey „Laptop <b>“ wurde aus Ihrem Konto entfernt.',
  ])

  await ground.addApp(dealer!)
  await mails()
  await ask(admin!, 'mutation($id: ID!) { resetSecondFactor(id: $id) { userErrors { code } } }', {
    id: here.world.users.dealer,
  })
  expect(await mails()).toEqual([
    'dealer@aa.example: Ein Administrator hat die Zwei-Faktor-Anmeldung aus Ihrem Konto entfernt. In Ihrem Profil können Sie sie neu einrichten.',
  ])
})

test('who has no address is mailed nothing', async () => {
  const rep = await logIn(here.app, here.world.host, 'rep')
  await sql(`UPDATE app_user SET email = NULL`)
  await ground.addApp(rep)
  expect(await mails()).toEqual([])
})
