// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { noClaimFields } from '#domain/claims/claim-form.ts'
import { addClaimGround, claimFields } from '../../../tests/support/claim-ground.ts'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { catchFiles, cellsOf } from '../../../tests/support/saved-files.ts'
import { r3Of } from '../../../tests/support/world.ts'

const headings = [
  'Claim',
  'Status',
  'Phase',
  'Customer',
  'Customer number',
  'Created on',
  'Product',
  'Article number',
  'Article',
  'Frame number',
  'Quantity',
  'Your reference',
  'Day of purchase',
  'Problems',
  'Description of the fault',
  'In this status since',
  'Reason of the rejection',
  'Resolution',
  'Credit note',
  'Delivery orders',
  'Tracking number',
]

beforeAll(async () => {
  const { sql, world, database } = await testServer({ claimAllowPAA: true })
  await addClaimGround(database, 'aa', r3Of('X'))
  const claim = (number: string, status: string, fields: object, more: object) =>
    sql(
      `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at, reason_rejection, resolution, credit_note, delivery_orders, tracking_no)
       SELECT 'aa', $1, gen_random_uuid(), $2, m.category, $3, '2026-11-20T12:00:00Z', $4::jsonb, 1, '2026-11-10T12:00:00Z', now(),
         m.reason, m.resolution, m.credit_note, m.delivery_orders, m.tracking_no
       FROM jsonb_to_record($5::jsonb) AS m(category text, reason text, resolution text, credit_note text, delivery_orders text, tracking_no text)`,
      [
        world.customers.X,
        number,
        status,
        JSON.stringify({ ...noClaimFields, ...claimFields, ...fields }),
        JSON.stringify(more),
      ],
    )
  await claim(
    'C900021',
    'information_needed',
    { articleCode: '0815', qty: 3, referenceNo: '=1+1', customerNotes: 'It "cracks"; loudly' },
    {
      category: 'bike',
      resolution: 'replacement',
      credit_note: 'CN1',
      delivery_orders: 'D1,D2',
      tracking_no: '00340',
    },
  )
  await claim(
    'C900022',
    'rejected',
    { frameNumber: '', description: 'Bell', problems: [], purchaseDate: '' },
    { category: 'paa', reason: 'Not ours' },
  )
})
afterEach(async () => {
  await leaveScreen()
})

/** Exports the list as a person does. @returns its rows by the number of the claim */
async function exported(as: string, entry: string) {
  await renderAt('/claim', { as })
  await screen.findByRole('link', { name: 'C900021' })
  const files = catchFiles()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Export' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [heading, ...rows] = await cellsOf(files[0]!)
  vi.unstubAllGlobals()
  expect(heading).toEqual(headings)
  return new Map(rows.map((row) => [row[0], row]))
}

const sides = [
  ['dealer', 'Waiting for you'],
  ['admin', 'With the dealer'],
] as const
const files = [
  ['CSV file', String],
  ['Excel workbook', Number],
] as const

test.each(sides.flatMap((side) => files.map((file) => [...side, ...file] as const)))(
  'the claims of %s (%s) as %s have every fact in its column',
  async (as, phase, entry, number) => {
    const rows = await exported(as, entry)
    expect(rows.get('C900021')).toEqual([
      'C900021',
      'Information needed',
      phase,
      expect.stringContaining('Shop X'),
      r3Of('X'),
      '10 Nov 2026',
      'Bicycles',
      '0815',
      'Fork',
      'WTU000001',
      number(3),
      entry === 'CSV file' ? expect.stringMatching(/=1\+1$/) : '=1+1',
      '01 May 2026',
      'Fork: Has play',
      'It "cracks"; loudly',
      '20 Nov 2026',
      '',
      'replacement',
      'CN1',
      'D1, D2',
      '00340',
    ])
    expect(rows.get('C900022')).toEqual([
      'C900022',
      'Rejected',
      'Done',
      expect.stringContaining('Shop X'),
      r3Of('X'),
      '10 Nov 2026',
      'Parts and accessories',
      '',
      'Bell',
      '',
      number(1),
      '',
      '',
      '',
      'It cracks',
      '20 Nov 2026',
      'Not ours',
      '',
      '',
      '',
      '',
    ])
  },
  60_000,
)
