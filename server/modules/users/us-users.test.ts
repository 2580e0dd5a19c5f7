import { describe, expect, test } from 'vitest'
import { secretIn, startWork } from '../../../tests/support/work.ts'
import { r3Of } from '../../../tests/support/world.ts'
import { userGround } from '../../../tests/support/user-ground.ts'

const { here, sql, area, create, update, act, codes, list } = userGround()

describe('an administrator of the US form', () => {
  const us = (change: object = {}) => ({
    username: 'other',
    email: 'Ann@aa.example',
    role: 'dealer',
    ...change,
  })
  const inside = [area('1000', 'salesman', 'R1')]

  test('creates users inside the own areas: the address is the name, a link is mailed and no password given', async () => {
    const work = startWork(here.database, {})
    const answer = await create(us(), inside, { by: here.usadmin })
    expect([answer.username, answer.password, answer.userErrors]).toEqual([
      'ann@aa.example',
      null,
      [],
    ])
    await work.drain()
    expect(secretIn(work.mails().at(-1)!)).toMatch(/^[\w-]{40,}$/)
    // The dealers of the sales rep's customers are theirs to look after, with the rights that every tenant starts with.
    expect(await list('limit: 50', here.usadmin)).toEqual([
      'ann@aa.example',
      'dealer',
      'dealer2',
      'usadmin',
    ])
    expect(
      codes(await update(answer.user.id, us(), inside, { by: here.usadmin, g: true } as never)),
    ).toEqual(['no_password_us'])
  })

  test.each<[string, object, object[], string[]]>([
    ['all of an organisation', {}, [area('1000')], ['userAreas outside_areas']],
    ['another organisation', {}, [area('2000', 'salesman', 'R1')], ['userAreas outside_areas']],
    ['no area at all', {}, [], ['userAreas outside_areas']],
    ['more permissions than the own', { role: 'salesman' }, inside, ['role gives_more']],
    ['a fake address', { isFakeEmail: true }, inside, ['isFakeEmail us_fake_email']],
    ['no address', { email: '' }, inside, ['email required']],
    [
      'a customer of someone else',
      { customers: [r3Of('Z')] },
      inside,
      ['customers unknown_customer'],
    ],
  ])('%s is refused', async (_, change, areas, refused) => {
    expect(codes(await create(us(change), areas, { by: here.usadmin }))).toEqual(refused)
  })

  test.each(['rep', 'admin', 'dealerz'])(
    '%s is not theirs: neither seen nor changed',
    async (name) => {
      const id = String(here.world.users[name])
      expect(await list(`ids: ["${id}"]`, here.usadmin)).toEqual([])
      for (const field of ['deleteUser', 'sendUserLink', 'endUserSessions', 'viewAsUser'])
        expect(codes(await act(field, id, here.usadmin))).toEqual(['id unknown_user'])
      expect(codes(await update(id, us(), inside, { by: here.usadmin } as never))).toEqual([
        'id unknown_user',
      ])
    },
  )

  describe('and a user who is already there', () => {
    const stored = async (id: string) =>
      (
        await sql(
          'SELECT username, email, is_fake_email AS fake, language FROM app_user WHERE id = $1::int',
          [id],
        )
      )[0]
    test.each<[string, object, object, object]>([
      ['keeps a name without an address', {}, { email: '' }, { username: '10001', email: null }],
      [
        'keeps a name when an address comes',
        {},
        { username: 'b@aa.example', email: 'b@aa.example' },
        { username: '10001', email: 'b@aa.example' },
      ],
      [
        'keeps a name and a placeholder',
        { email: 'none@aa.example', isFakeEmail: true },
        { email: 'none@aa.example', isFakeEmail: true },
        { username: '10001', email: 'none@aa.example', fake: true },
      ],
      [
        'keeps a placeholder that is the name',
        { username: '10001@aa.example', email: '10001@aa.example', isFakeEmail: true },
        { email: '10001@aa.example', isFakeEmail: true },
        { username: '10001@aa.example', email: '10001@aa.example', fake: true },
      ],
      [
        'follows the address that was the name',
        { username: 'a@aa.example', email: 'A@aa.example' },
        { email: 'B@aa.example' },
        { username: 'b@aa.example', email: 'B@aa.example' },
      ],
    ])('%s', async (_, before, change, after) => {
      const made = await create(us({ username: '10001', email: '', ...before }), inside)
      const { id } = made.user
      const answer = await update(id, us({ language: 'en-us', ...change }), inside, {
        by: here.usadmin,
      } as never)
      expect(codes(answer)).toEqual([])
      expect(await stored(id)).toEqual({ fake: false, language: 'en-us', ...after })
    })

    test('needs the address that is the name', async () => {
      const { user } = await create(us({ username: 'a@aa.example', email: 'a@aa.example' }), inside)
      const by = { by: here.usadmin } as never
      expect(codes(await update(user.id, us({ email: '' }), inside, by))).toEqual([
        'email required',
      ])
    })
  })

  test('gives the own target markets alone, and themselves none', async () => {
    const [market] = await sql<{ id: string }>('SELECT id::text FROM content_target_market')
    const given = { contentTargetMarkets: [market!.id] }
    expect(codes(await create(us(given), inside, { by: here.usadmin }))).toEqual([
      'contentTargetMarkets outside_markets',
    ])
    const self = String(here.world.users.usadmin)
    const own = { username: 'usadmin', email: 'usadmin@aa.example', role: 'user.us', ...given }
    expect(codes(await update(self, own, inside, { by: here.usadmin } as never))).toEqual([
      'contentTargetMarkets outside_markets',
    ])
    await sql(`INSERT INTO user_target_market (tenant_id, of_user, market) VALUES ('aa', $1, $2)`, [
      here.world.users.usadmin,
      Number(market!.id),
    ])
    expect(codes(await create(us(given), inside, { by: here.usadmin }))).toEqual([])
    await sql('DELETE FROM user_target_market WHERE of_user = $1', [here.world.users.usadmin])
  })

  test('an administrator gives himself no target market', async () => {
    const [market] = await sql<{ id: string }>('SELECT id::text FROM content_target_market')
    const own = {
      username: 'admin',
      name: 'Name of admin',
      role: 'admin',
      contentTargetMarkets: [market!.id],
    }
    const areas = [area('1000', 'audit'), area('2000', 'audit')]
    expect(codes(await update(String(here.world.users.admin), own, areas))).toEqual(['raises_self'])
  })

  test('gives themselves nothing', async () => {
    const self = String(here.world.users.usadmin)
    const own = { username: 'usadmin', email: 'usadmin@aa.example', role: 'user.us' }
    expect(
      codes(await update(self, { ...own, role: 'admin' }, inside, { by: here.usadmin } as never)),
    ).toEqual(['role gives_more'])
    expect(codes(await update(self, own, [area('1000')], { by: here.usadmin } as never))).toEqual([
      'userAreas outside_areas',
    ])
  })
})
