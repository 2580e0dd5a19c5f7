// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'
import { addVisitKinds } from '../../../../tests/support/visit-ground.ts'
import { r3Of } from '../../../../tests/support/world.ts'

const answers = {
  otherMidrange: [],
  otherMidrangeDescription: '',
  brandDomination: null,
  qtyPlgGrp: null,
  qtyNonPlgGrp: null,
  brandDisplay: null,
  brandDisplayDescription: '',
  seriesList: [],
  otherSeriesList: '',
  notes: '',
  equipment: [],
  equipmentText: '',
}

beforeAll(async () => {
  const { database, sql, world } = await testServer()
  await addVisitKinds(database, 'aa')
  for (const [n, shop] of (['X', 'Y'] as const).entries()) {
    const id = `33333333-0000-4000-8000-00000000000${n}`
    await sql(
      `INSERT INTO visit (tenant_id, customer_id, id, kind, created_by, created_at, revision, visited_at, attach_place) VALUES ('aa', $1, $2::uuid, 'polygon', $3, now(), 1, '2026-01-02T03:04:05Z', false)`,
      [world.customers[shop], id, world.users.rep],
    )
    await sql(
      `INSERT INTO visit_revision (tenant_id, customer_id, visit_id, revision, created_by, created_at, visited_at, attach_place, answers, answered) VALUES ('aa', $1, $2::uuid, 1, $3, now(), '2026-01-02T03:04:05Z', false, $4::jsonb, '[]')`,
      [world.customers[shop], id, world.users.rep, JSON.stringify(answers)],
    )
  }
})

const type = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Customer' }), { target: { value } })

test('visits are narrowed to a customer found by its name or number, and shown whole again', async () => {
  const { address } = await renderAt('/visit-form/polygon', { as: 'rep' })
  await screen.findByRole('link', { name: /Shop X of aa/ })
  await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2))
  type('nobody')
  await screen.findByText('No customer with visits has this name or number')
  type(r3Of('Y').toLowerCase())
  await waitFor(() => expect(screen.queryByRole('link', { name: /Shop X of aa/ })).toBeNull())
  expect(address()).toContain(`customer=${r3Of('Y')}`)
  const shown = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer' }).value
  await waitFor(() => expect(shown()).toContain('Shop Y of aa'))
  type('')
  await screen.findByRole('link', { name: /Shop X of aa/ })
})
