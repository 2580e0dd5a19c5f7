import { describe, expect, test } from 'vitest'
import { userGround } from '../../../tests/support/user-ground.ts'

const { here, sql, given, list, enter } = userGround()

describe('several users at once', () => {
  const many = async (users: object[], check: boolean) =>
    (
      await here.admin.ask(
        'mutation($u: [NewUserInput!]!, $c: Boolean) { createUsers(users: $u, check: $c) { results { username password userErrors { field code } } userErrors { code } } }',
        { u: users.map((user) => ({ user: given(user), userAreas: [], us: false })), c: check },
      )
    ).data.createUsers as {
      results: { username: string; password: string | null; userErrors: { code: string }[] }[]
      userErrors: { code: string }[]
    }

  test('the same lines sent again create nobody, and give other passwords to those who have not logged in', async () => {
    const rows = [{ username: 'ben' }, { username: 'cid', email: 'cid@aa.example' }]
    const first = await many(rows, false)
    expect((await many(rows, true)).results.flatMap(({ userErrors }) => userErrors)).toEqual([])
    const again = await many(rows, false)
    const [before, after] = [first.results[0]!.password!, again.results[0]!.password!]
    expect(after).not.toBe(before)
    expect(again.results[1]).toMatchObject({ password: null, userErrors: [] })
    expect(await list('search: "ben"')).toEqual(['ben'])
    expect((await enter('ben', before)).statusCode).toBe(401)
    expect((await enter('ben', after)).statusCode).toBe(200)
    expect((await many(rows, false)).results[0]!.userErrors).toMatchObject([
      { code: 'username_taken' },
    ])
    const others = [{ username: 'cid', email: 'other@aa.example' }]
    expect((await many(others, false)).results[0]!.userErrors).toMatchObject([
      { code: 'username_taken' },
    ])
  })

  test('each has its result: a password, a link, or why it was refused; a check creates none', async () => {
    const rows = [
      { username: 'ben' },
      { username: 'cid', email: 'cid@aa.example' },
      { username: 'ben' },
      { username: 'dan', role: 'moon' },
    ]
    const told = ({ results }: Awaited<ReturnType<typeof many>>) =>
      results.map(
        ({ username, password, userErrors }) =>
          `${username} ${password ? 'password' : ''}${userErrors.map(({ code }) => code).join()}`,
      )
    expect(told(await many(rows, true))).toEqual([
      'ben ',
      'cid ',
      'ben username_taken',
      'dan unknown_role',
    ])
    expect(await sql(`SELECT 1 FROM app_user WHERE username IN ('ben', 'cid')`)).toEqual([])
    expect(told(await many(rows, false))).toEqual([
      'ben password',
      'cid ',
      'ben username_taken',
      'dan unknown_role',
    ])
    expect(await list('search: "ben"')).toEqual(['ben'])
    expect(
      await sql(
        `SELECT 1 FROM password_link l JOIN app_user u ON u.id = l.user_id WHERE u.username = 'cid'`,
      ),
    ).toHaveLength(1)
  })

  test('more than twenty are refused as a whole', async () => {
    const answer = await many(
      Array.from({ length: 21 }, (_, n) => ({ username: `u${n}` })),
      false,
    )
    expect(answer.userErrors).toEqual([{ code: 'too_many' }])
  })
})
