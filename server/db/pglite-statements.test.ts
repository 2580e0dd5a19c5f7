import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyPglite } from '../../tests/support/database.ts'
import type { Database } from './database.ts'

let database: Database

beforeAll(async () => {
  database = await emptyPglite()
  await database.asOwner('CREATE TABLE note (id int PRIMARY KEY, words text, at date, n bigint)')
})
afterAll(() => database.close())

const query = (sql: string, params?: unknown[]) => database.bare((tx) => tx.query(sql, params))

it('gives the same answer to a statement each time it is asked', async () => {
  const sql =
    'SELECT $1::int AS n, $2::text[] AS words, $3::jsonb AS record, $4::date AS day, NULL::text AS nothing, 5::bigint AS large'
  const values = [7, ['a', 'b "c"', null], { deep: [1] }, '2026-01-31']
  const answer = {
    n: 7,
    words: ['a', 'b "c"', null],
    record: { deep: [1] },
    day: '2026-01-31',
    nothing: null,
    large: 5,
  }
  for (let time = 0; time < 3; time += 1) expect(await query(sql, values)).toEqual([answer])
})

it('goes on after a statement that fails, in parsing as in running', async () => {
  const insert = 'INSERT INTO note (id) VALUES ($1)'
  await query(insert, [1])
  await expect(query(insert, [1])).rejects.toMatchObject({ code: '23505' })
  await expect(query('SELECT nothing FROM note')).rejects.toMatchObject({ code: '42703' })
  await expect(query(insert, ['x'])).rejects.toMatchObject({ code: '22P02' })
  expect(await query('SELECT id FROM note')).toEqual([{ id: 1 }])
})

it('undoes the whole transaction when one of its statements fails', async () => {
  const insert = 'INSERT INTO note (id) VALUES ($1)'
  const both = database.bare(async (tx) => {
    await tx.query(insert, [2])
    await tx.query(insert, [2])
  })
  await expect(both).rejects.toMatchObject({ code: '23505' })
  expect(await query('SELECT id FROM note WHERE id = 2')).toEqual([])
})

it('answers with the columns of today after a change of the schema', async () => {
  const all = 'SELECT * FROM note'
  expect(Object.keys((await query(all))[0]!)).toEqual(['id', 'words', 'at', 'n'])
  await database.asOwner('ALTER TABLE note ADD COLUMN later text')
  expect(Object.keys((await query(all))[0]!)).toEqual(['id', 'words', 'at', 'n', 'later'])
})

it('keeps working with more texts than it remembers', async () => {
  for (let n = 0; n < 1_100; n += 1) expect(await query(`SELECT ${n} AS n`)).toEqual([{ n }])
})

it('reads rows longer than one buffer', async () => {
  const [row] = await query('SELECT repeat($1, 3000000) AS long', ['x'])
  expect((row!.long as string).length).toBe(3_000_000)
})
