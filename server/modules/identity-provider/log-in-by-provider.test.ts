import { describe, expect, test } from 'vitest'
import { providerGround, refusedWith, sessionOf } from '../../../tests/support/provider-ground.ts'

const ground = providerGround()

describe('who is a user here', () => {
  test('is found by the verified email address, linked, and found again when the address is another', async () => {
    const id = await ground.addProvider({ match_email: true })
    ground.provider.person = { sub: 'jo', email: 'Dealer@Example.com', email_verified: true }
    const { begun, answer } = await ground.logInThere(id, '/fr/cart?step=2')
    expect(begun.location).toContain('code_challenge_method=S256')
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('content="0;url=/fr/cart?step=2"')
    expect(await ground.whoIs(answer)).toMatchObject({ username: 'dealer' })
    expect(await ground.lastAudit('user.identity-linked')).toMatchObject({
      target: 'dealer',
      after: { issuer: ground.provider.issuer, subject: 'jo', by: 'identity provider: Contoso' },
    })
    expect((await ground.lastAudit('session.opened')).after.by).toBe('identity provider: Contoso')

    ground.provider.person = { sub: 'jo', email: 'married@example.net' }
    expect(await ground.whoIs((await ground.logInThere(id)).answer)).toMatchObject({
      username: 'dealer',
    })
    expect(await ground.sql('SELECT email FROM user_identity')).toEqual([
      { email: 'married@example.net' },
    ])
  })

  test('goes home without a target, and never to another site', async () => {
    const id = await ground.addProvider({ match_email: true })
    ground.provider.person = { sub: 'jo', email: 'dealer@example.com', email_verified: true }
    for (const target of ['', '//evil.example/', 'https://evil.example/'])
      expect((await ground.logInThere(id, target)).answer.body).toContain('content="0;url=/fr"')
  })

  test('is asked for the portal’s second factor, unless the provider has asked for one', async () => {
    ground.provider.person = { sub: 'jo', email: 'dealer@example.com', email_verified: true }
    await ground.sql(`UPDATE app_user SET second_factor_since = now() WHERE username = 'dealer'`)
    const id = await ground.addProvider({ match_email: true })
    const { answer } = await ground.logInThere(id, '/fr/cart')
    expect(answer.location).toBe('/fr/login/second-step?target=%2Ffr%2Fcart')
    expect(sessionOf(answer)).toBeUndefined()
    expect(answer.cookies['__Host-pannier-second-step']).toMatch(/./)

    await ground.sql('UPDATE identity_provider SET asks_second_factor = true')
    expect(await ground.whoIs((await ground.logInThere(id)).answer)).toMatchObject({
      username: 'dealer',
    })
  })

  test('needs no own second factor for a role that requires one, and no new password', async () => {
    ground.provider.person = { sub: 'jo', email: 'dealer@example.com', email_verified: true }
    await ground.sql(`UPDATE app_user SET must_change_password = true WHERE username = 'dealer'`)
    await ground.sql(`UPDATE role SET second_factor_required = true WHERE name = 'dealer'`)
    const id = await ground.addProvider({ match_email: true, asks_second_factor: true })
    const { answer } = await ground.logInThere(id)
    expect(await ground.whoIs(answer)).toMatchObject({
      username: 'dealer',
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
    })
    await ground.sql(`UPDATE role SET second_factor_required = false`)
  })
})

describe('who is not', () => {
  test('gets a user where the rules make one', async () => {
    const id = await ground.addProvider({
      make_users: true,
      role: 'dealer',
      email_domains: ['contoso.example'],
      claim: 'groups',
      claim_roles: JSON.stringify([{ value: 'sales', groupRole: '77' }]),
    })
    ground.provider.person = {
      sub: 'new-1',
      email: 'Ada@Contoso.example',
      email_verified: true,
      name: 'Ada Byron',
      groups: ['sales'],
    }
    expect(await ground.whoIs((await ground.logInThere(id)).answer)).toMatchObject({
      username: 'ada@contoso.example',
    })
    expect(
      await ground.sql(
        `SELECT name, email, role, group_role_id, password_hash FROM app_user WHERE username = 'ada@contoso.example'`,
      ),
    ).toEqual([
      {
        name: 'Ada Byron',
        email: 'Ada@Contoso.example',
        role: 'dealer',
        group_role_id: 77,
        password_hash: null,
      },
    ])
    expect(await ground.lastAudit('user.created')).toMatchObject({
      target: 'ada@contoso.example',
      after: { by: 'identity provider: Contoso' },
    })

    ground.provider.person = { sub: 'new-2', email: 'eve@evil.example', email_verified: true }
    expect((await ground.logInThere(id, '/fr/cart')).answer).toMatchObject(
      refusedWith(-3, '/fr/cart'),
    )
    expect((await ground.lastAudit('session.refused')).after).toMatchObject({
      reason: 'domain_not_allowed',
      subject: 'new-2',
    })
  })

  test('is refused without a rule, and without a verified address', async () => {
    ground.provider.person = { sub: 'eve', email: 'eve@evil.example', email_verified: true }
    const { answer } = await ground.logInThere(await ground.addProvider())
    expect(answer).toMatchObject(refusedWith(-3))
    expect(sessionOf(answer)).toBeUndefined()
    ground.provider.person = { sub: 'eve', email: 'dealer@example.com', email_verified: false }
    expect(
      (await ground.logInThere(await ground.addProvider({ match_email: true }))).answer,
    ).toMatchObject(refusedWith(-3))
  })

  test('is told what a password log-in tells a deactivated user', async () => {
    ground.provider.person = { sub: 'jo', email: 'dealer@example.com', email_verified: true }
    const id = await ground.addProvider({ match_email: true, make_users: true, role: 'dealer' })
    await ground.logInThere(id)
    await ground.sql(`UPDATE app_user SET active = false WHERE username = 'dealer'`)
    expect((await ground.logInThere(id)).answer).toMatchObject(refusedWith(0))
  })
})
