import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../tests/support/database.ts'
import { buildWorld } from '../../tests/support/world.ts'
import type { Scope } from '../db/database.ts'
import { skipNumbers } from './skip-numbers.ts'

const scope: Scope = { tenantId: 'aa', user: 'any', customers: 'all' }

test.each([
  ['PostgreSQL', emptyPostgres],
  ['the embedded database', emptyPglite],
])(
  'on %s every number goes on behind those of the lost time, and a change of a claim or sale that was sent gets a revision that no one has seen',
  async (_, open) => {
    const database = await open()
    const { customers } = await buildWorld(database, 'aa')
    const rows = <Row>(sql: string, params: unknown[] = []) =>
      database.within(scope, (tx) => tx.query<Row>(sql, params))
    const claims = ['delivered', 'waiting'].map((handover) => ({ handover, id: randomUUID() }))
    for (const [n, { handover, id }] of claims.entries())
      await rows(
        `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at, handover, revision)
         VALUES ('aa', $1, $2, 'C' || $3::text, 'bike', 'submitted', now(), '{}', 1, now(), now(), $4, 2)`,
        [customers.X, id, n, handover],
      )
    for (const [number, state] of [
      ['F1', 'complete'],
      ['F2', 'failed'],
      ['F3', 'pending'],
    ])
      await rows(
        `INSERT INTO frame_registration (tenant_id, customer_id, frame_number, article_id, sold_date, use_account_data, non_retail, status, handover_action, handover_state, created_at, created_by)
         VALUES ('aa', $1, $2, 1, '2026-01-01', false, false, 'registered', 'insert', $3, now(), 1)`,
        [customers.X, number, state],
      )
    await rows(`INSERT INTO order_position (tenant_id, last) VALUES ('aa', 40)`)
    const sequences = () =>
      database.bare((tx) =>
        tx.query<{ name: string; last: number }>(
          `SELECT sequencename::text AS name, coalesce(last_value, 0)::int AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
        ),
      )
    const before = await sequences()
    expect(before.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'claim_number',
        'order_number',
        'payment_number',
        'quote_number',
        'third_party_number',
        'webhook_delivery_id_seq',
        'download_delivery_id_seq',
      ]),
    )

    await skipNumbers(database)
    const after = await sequences()
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
    for (const [n, { name, last }] of after.entries())
      expect(last, name).toBeGreaterThanOrEqual(before[n]!.last + 100_000)
    expect(await rows('SELECT last::int FROM order_position')).toEqual([{ last: 100_040 }])
    expect(await rows('SELECT handover, revision FROM claim ORDER BY handover')).toEqual([
      { handover: 'delivered', revision: 1_002 },
      { handover: 'waiting', revision: 2 },
    ])
    expect(
      await rows('SELECT frame_number, revision FROM frame_registration ORDER BY frame_number'),
    ).toEqual([
      { frame_number: 'F1', revision: 1_001 },
      { frame_number: 'F2', revision: 1_001 },
      { frame_number: 'F3', revision: 1 },
    ])
    await database.close()
  },
)
