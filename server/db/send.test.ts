import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../tests/support/database.ts'
import type { Database } from './database.ts'

describe.each([
  ['the embedded database', emptyPglite],
  ['PostgreSQL', emptyPostgres],
])('a write that nobody waits for, on %s', (_, open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
    await database.asOwner('CREATE TABLE note (id int PRIMARY KEY)')
  })
  afterAll(() => database.close())

  const insert = 'INSERT INTO note (id) VALUES ($1)'
  const ids = () =>
    database.bare(async (tx) =>
      (await tx.query<{ id: number }>('SELECT id FROM note ORDER BY id')).map(({ id }) => id),
    )

  it('is committed, and seen by the statements after it', async () => {
    const seen = await database.bare(async (tx) => {
      tx.send(insert, [1])
      return tx.query('SELECT id FROM note')
    })
    expect(seen).toEqual([{ id: 1 }])
    expect(await ids()).toEqual([1])
  })

  it('undoes the whole transaction when it fails, and nobody is told that it was done', async () => {
    const both = database.bare(async (tx) => {
      await tx.query(insert, [2])
      tx.send(insert, [1])
      return 'done'
    })
    await expect(both).rejects.toMatchObject({ code: '23505' })
    expect(await ids()).toEqual([1])
  })

  it('is what the transaction fails with, not the statement that was refused after it', async () => {
    const three = database.bare(async (tx) => {
      tx.send(insert, [1])
      await tx.query(insert, [3])
    })
    await expect(three).rejects.toMatchObject({ code: '23505' })
    expect(await ids()).toEqual([1])
  })
})
