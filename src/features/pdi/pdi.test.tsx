// @vitest-environment jsdom
import { randomUUID } from 'node:crypto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '#offline/database.ts'
import { offlineAtom, syncStatusAtom } from '#shell/sync/sync-state.ts'
import { framesKeptAt } from '#offline/frames/frame-store.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { catchFiles, cellsOf } from '../../../tests/support/saved-files.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

beforeEach(async () => {
  const { sql, world } = await testServer()
  for (const table of ['pdi', 'pdi_point', 'frame_registration', 'frame'])
    await sql(`DELETE FROM ${table}`)
  await sql(
    `INSERT INTO pdi_point (tenant_id, id, description, sorting, required) VALUES ('aa', 'brakes', 'Brakes adjusted', 1, true), ('aa', 'papers', 'Papers handed over', 2, false)`,
  )
  await sql(
    `INSERT INTO frame (tenant_id, customer_id, number, article_id) VALUES ('aa', $1, 'WU100001', $2)`,
    [world.customers.X, world.articles[goods.bike]],
  )
  await sql(
    `INSERT INTO frame_brand (tenant_id, brand, registrable) SELECT 'aa', brand, true FROM article WHERE code = $1 ON CONFLICT DO NOTHING`,
    [goods.bike],
  )
})

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const stored = async () => (await testServer()).sql('SELECT frame_number, mechanic FROM pdi')

test('a mechanic inspects a bicycle, changes the inspection, deletes it and brings it back', async () => {
  await renderAt('/pdi/create', { as: 'dealer' })
  await screen.findByText('1 required point is open')
  type(/Frame number/, 'wu 100009')
  type(/Mechanic/, 'Mia')
  save()
  await screen.findByText('This frame wasn’t delivered to you. Check the number.')
  type(/Frame number/, 'wu 100001')
  save()
  const row = await screen.findByRole('row', { name: /WU100001/ })
  within(row).getByText('Incomplete')
  fireEvent.click(within(row).getByRole('link', { name: 'WU100001' }))
  fireEvent.click(await screen.findByLabelText('Brakes adjusted'))
  await screen.findByText('All required points are checked')
  save()
  within(await screen.findByRole('row', { name: /WU100001/ })).getByText('Complete')
  fireEvent.click(screen.getByRole('link', { name: 'WU100001' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete inspection' }))
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete inspection' }))
  await screen.findByText('No inspections yet')
  await renderAt('/pdi?state=deleted', { as: 'dealer' })
  fireEvent.click(await screen.findByRole('link', { name: 'WU100001' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  await screen.findByText('Inspection restored')
}, 60_000)

test('points of a bicycle’s merchandise are asked once it is found, with a connection or without', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO pdi_point (tenant_id, id, description, merchandise, sorting, required) SELECT 'aa', 'fork', 'Fork set up', mc, 0, true FROM article WHERE code = $1`,
    [goods.bike],
  )
  await sql(
    `INSERT INTO pdi_point (tenant_id, id, description, merchandise, sorting, required) VALUES ('aa', 'basket', 'Basket fixed', 'none', 0, true)`,
  )
  await sql(
    `INSERT INTO frame (tenant_id, customer_id, number, article_id) SELECT 'aa', $1, 'WU100002', id FROM article WHERE mc IS DISTINCT FROM $2 LIMIT 1`,
    [
      world.customers.X,
      (await sql<{ mc: string }>('SELECT mc FROM article WHERE code = $1', [goods.bike]))[0]!.mc,
    ],
  )
  await renderAt('/pdi/create', { as: 'dealer' })
  await screen.findByText('1 required point is open')
  expect(screen.queryByLabelText('Fork set up')).toBeNull()
  type(/Frame number/, 'WU100001')
  fireEvent.click(await screen.findByLabelText('Fork set up'))
  expect(screen.queryByLabelText('Basket fixed')).toBeNull()
  // Another bicycle, without the point that was checked: it can be saved all the same.
  type(/Frame number/, 'WU100002')
  await waitFor(() => expect(screen.queryByLabelText('Fork set up')).toBeNull())
  fireEvent.click(screen.getByLabelText('Brakes adjusted'))
  save()
  await screen.findByRole('link', { name: 'WU100002' })
  const kept = await renderAt('/pdi/create', { as: 'dealer' })
  await screen.findByText('1 required point is open')
  const id = kept.user()!.id
  await waitFor(async () => expect(await framesKeptAt(id, r3Of('X'))).toBeTypeOf('number'))
  kept.setOnline(false)
  type(/Frame number/, 'WU100001')
  fireEvent.click(await screen.findByLabelText('Fork set up'))
  fireEvent.click(screen.getByLabelText('Brakes adjusted'))
  save()
  await screen.findAllByText(/Saved on this device/)
  kept.setOnline(true)
  await waitFor(
    async () =>
      expect(
        await sql(
          `SELECT count(*)::int AS checked FROM pdi, jsonb_array_elements(checklist) c WHERE frame_number = 'WU100001' AND (c->>'checked')::boolean`,
        ),
      ).toEqual([{ checked: 2 }]),
    { timeout: 20_000 },
  )
}, 60_000)

test('an inspection and a sale without a connection are sent once there is one', async () => {
  const { setOnline } = await renderAt('/pdi/create', { as: 'dealer' })
  await screen.findByText('1 required point is open')
  setOnline(false)
  type(/Frame number/, 'WU100001')
  type(/Mechanic/, 'Mia')
  fireEvent.click(screen.getByLabelText('Brakes adjusted'))
  save()
  await screen.findAllByText(/Saved on this device/)
  expect(await stored()).toEqual([])
  setOnline(true)
  await waitFor(
    async () => expect(await stored()).toEqual([{ frame_number: 'WU100001', mechanic: 'Mia' }]),
    { timeout: 20_000 },
  )
  // The list that is open has it without being asked.
  await screen.findByRole('link', { name: 'WU100001' })
  const sale = await renderAt('/retail-sales/register', { as: 'dealer' })
  await screen.findByLabelText(/Name of the owner/)
  sale.setOnline(false)
  type(/Frame number/, 'WU100001')
  type(/Day of the sale/, '2026-01-05')
  type(/Name of the owner/, 'Ana Gil')
  save()
  await screen.findAllByText(/Saved on this device/)
  sale.setOnline(true)
  await waitFor(
    async () =>
      expect(await (await testServer()).sql('SELECT owner_name FROM frame_registration')).toEqual([
        { owner_name: 'Ana Gil' },
      ]),
    { timeout: 20_000 },
  )
}, 60_000)

test('a refused inspection is mended in its form, and removed only after a question', async () => {
  let view = await renderAt('/outbox', { as: 'dealer' })
  const refused = async (frameNumber: string) => {
    const intent = {
      kind: 'PDI' as const,
      args: { id: randomUUID(), frameNumber, mechanic: 'Mia', checked: ['brakes'], seen: null },
    }
    await view.store.get(offlineAtom)!.dispatch(r3Of('X'), [{ intent }])
    return (await screen.findByText(new RegExp(`Inspection of frame ${frameNumber}`))).closest(
      'li',
    )!
  }
  await refused('WU100009')
  fireEvent.click(await screen.findByRole('link', { name: 'Edit inspection' }))
  expect(await screen.findByLabelText<HTMLInputElement>(/Mechanic/)).toHaveProperty('value', 'Mia')
  expect(await screen.findByLabelText('Brakes adjusted')).toHaveProperty('checked', true)
  type(/Frame number/, 'WU100001')
  save()
  await waitFor(async () =>
    expect(await stored()).toEqual([{ frame_number: 'WU100001', mechanic: 'Mia' }]),
  )
  view = await renderAt('/outbox', { as: 'dealer' })
  await waitFor(() => expect(screen.queryByText(/Inspection of frame/)).toBeNull())
  await refused('WU100008')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  const question = await screen.findByRole('alertdialog')
  within(question).getByText('Its checklist is removed from this device for good.')
  fireEvent.click(within(question).getByRole('button', { name: 'Remove inspection' }))
  await waitFor(() => expect(screen.queryByText(/Inspection of frame/)).toBeNull())
}, 60_000)

test('a refused inspection of another customer than the chosen one leads to that customer first', async () => {
  const { store, setOnline } = await renderAt('/outbox', { as: 'dealer2', customer: 'X' })
  const args = {
    id: randomUUID(),
    frameNumber: 'WU100009',
    mechanic: 'Mia',
    checked: [],
    seen: null,
  }
  await store.get(offlineAtom)!.dispatch(r3Of('Y'), [{ intent: { kind: 'PDI', args } }])
  const change = await screen.findByRole('button', { name: `Switch to ${r3Of('Y')}` })
  expect(screen.queryByRole('link', { name: 'Edit inspection' })).toBeNull()
  setOnline(false)
  await waitFor(() => expect(change).toHaveProperty('disabled', true))
  setOnline(true)
  await waitFor(() => expect(change).toHaveProperty('disabled', false))
}, 60_000)

test('a save whose request fails on the way says that it waits, and no more', async () => {
  const inspection = await renderAt('/pdi/create', { as: 'dealer' })
  await screen.findByText('1 required point is open')
  inspection.line.online = false
  type(/Frame number/, 'WU100001')
  type(/Mechanic/, 'Mia')
  save()
  await screen.findByText(/^Saved on this device\. It’s sent as soon as/)
  expect(screen.queryByText('Inspection saved')).toBeNull()
  const sale = await renderAt('/retail-sales/register', { as: 'dealer' })
  await screen.findByLabelText(/Name of the owner/)
  sale.line.online = false
  type(/Frame number/, 'WU100001')
  type(/Day of the sale/, '2026-01-05')
  type(/Name of the owner/, 'Ana Gil')
  save()
  await screen.findByText(/^Saved on this device\. It’s sent as soon as/)
  expect(screen.queryByText('Sale reported')).toBeNull()
}, 60_000)

test('without a connection the lists offer their forms, and show what waits', async () => {
  const { line, router, setOnline } = await renderAt('/', { as: 'dealer' })
  line.online = false
  setOnline(false)
  const open = (to: string) => router.navigate({ to } as never)
  await open('/pdi')
  await screen.findByText('Inspections that wait on this device are safe.')
  screen.getByRole('link', { name: 'New inspection' })
  await open('/claim')
  await screen.findByText('Drafts and claims that wait on this device are safe.')
  screen.getByRole('link', { name: 'New claim' })
  await open('/retail-sales')
  await screen.findByText('Sales that wait on this device are safe.')
  fireEvent.click(screen.getByRole('link', { name: 'Report a sale' }))
  await screen.findByLabelText(/Name of the owner/)
  type(/Frame number/, 'WU100001')
  type(/Day of the sale/, '2026-01-05')
  type(/Name of the owner/, 'Ana Gil')
  save()
  await screen.findByText('Waiting to be sent')
  screen.getByText('WU100001')
  setOnline(true)
  await screen.findByRole('row', { name: /WU100001.*Ana Gil/ }, { timeout: 20_000 })
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull())
}, 60_000)

test('an inspection of the list opens without a connection, and a change made meanwhile is not lost', async () => {
  const { sql, world } = await testServer()
  const id = randomUUID()
  await sql(
    `INSERT INTO pdi (tenant_id, customer_id, id, frame_number, article_id, mechanic, checklist, created_at, created_by)
     VALUES ('aa', $1, $2::uuid, 'WU100001', $3, 'Mia', '[{"id": "brakes", "description": "Brakes adjusted", "sorting": 1, "required": true, "checked": false}]', now(), $4)`,
    [world.customers.X, id, world.articles[goods.bike], world.users.dealer],
  )
  const view = await renderAt('/pdi', { as: 'dealer' })
  const link = await screen.findByRole('link', { name: 'WU100001' })
  view.setOnline(false)
  fireEvent.click(link)
  fireEvent.click(await screen.findByLabelText('Brakes adjusted'))
  await sql(`UPDATE pdi SET mechanic = 'Bo', revision = revision + 1 WHERE id = $1::uuid`, [id])
  // The form has to hear of it before the press.
  act(() => view.setOnline(true))
  save()
  await screen.findByText(/changed this while you were editing/)
  expect((await stored())[0]).toMatchObject({ mechanic: 'Bo' })
}, 60_000)

test('an inspection is finished without a connection, sent once, and one that was changed meanwhile is made again', async () => {
  const { sql, world } = await testServer()
  const id = randomUUID()
  await sql(
    `INSERT INTO pdi (tenant_id, customer_id, id, frame_number, article_id, mechanic, checklist, created_at, created_by)
     VALUES ('aa', $1, $2::uuid, 'WU100001', $3, 'Mia', '[{"id": "brakes", "description": "Brakes adjusted", "sorting": 1, "required": true, "checked": false}]', now(), $4)`,
    [world.customers.X, id, world.articles[goods.bike], world.users.dealer],
  )
  const view = await renderAt('/pdi', { as: 'dealer' })
  fireEvent.click(await screen.findByRole('link', { name: 'WU100001' }))
  const brakes = await screen.findByLabelText('Brakes adjusted')
  view.setOnline(false)
  fireEvent.click(brakes)
  save()
  await screen.findByText(/^Saved on this device\. It’s sent as soon as/)
  view.setOnline(true)
  await waitFor(
    async () =>
      expect(await sql('SELECT revision, checklist FROM pdi')).toMatchObject([
        { revision: 2, checklist: [{ id: 'brakes', checked: true }] },
      ]),
    { timeout: 20_000 },
  )
  await waitFor(() => expect(view.store.get(syncStatusAtom).waiting).toBe(0))

  view.setOnline(false)
  await view.store.get(offlineAtom)!.dispatch(r3Of('X'), [
    {
      intent: {
        kind: 'PDI',
        args: { id, frameNumber: 'WU100001', mechanic: 'Zoe', checked: [], seen: '1' },
      },
    },
  ])
  view.setOnline(true)
  await waitFor(async () => expect(await database.needsYou.count()).toBe(1), { timeout: 20_000 })
  await view.router.navigate({ to: '/outbox' } as never)
  await screen.findByText(/This inspection was changed in the meantime/)
  fireEvent.click(screen.getByRole('link', { name: 'Edit inspection' }))
  expect(await screen.findByDisplayValue('Zoe')).toBeDefined()
  // What the device had of it is older: saved on that, it would be refused once more.
  await screen.findByText('Complete')
  save()
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ mechanic: 'Zoe' }))
  await waitFor(async () => expect(await database.needsYou.count()).toBe(0))
}, 60_000)

test('a list that asked before a waiting inspection arrived has it in the end', async () => {
  const view = await renderAt('/pdi', { as: 'dealer' })
  await screen.findByText('No inspections yet')
  view.setOnline(false)
  await view.store.get(offlineAtom)!.dispatch(r3Of('X'), [
    {
      intent: {
        kind: 'PDI',
        args: {
          id: randomUUID(),
          frameNumber: 'WU100001',
          mechanic: 'Mia',
          checked: [],
          seen: null,
        },
      },
    },
  ])
  // The list asks, and its answer is on its way while the inspection arrives.
  let arrive = () => {}
  view.line.late.set('PdiList', new Promise<void>((resolve) => (arrive = resolve)))
  view.line.online = true
  void view.router.invalidate()
  await waitFor(() => expect(view.line.asked.filter((name) => name === 'PdiList')).toHaveLength(2))
  view.setOnline(true)
  await waitFor(async () => expect(await stored()).toHaveLength(1), { timeout: 20_000 })
  await waitFor(() => expect(view.store.get(syncStatusAtom).waiting).toBe(0))
  view.line.late.clear()
  arrive()
  await screen.findByRole('link', { name: 'WU100001' })
}, 60_000)

test.each(['CSV file', 'Excel workbook'])(
  'inspections in a %s have the facts of the bicycle and the open points',
  async (entry) => {
    const { sql, world } = await testServer()
    const checked = (brakes: boolean) =>
      JSON.stringify([
        { id: 'brakes', description: 'Brakes adjusted', required: true, checked: brakes },
        { id: 'papers', description: 'Papers handed over', required: false, checked: false },
      ])
    for (const [n, [frame, isDone]] of (
      [
        ['WU100001', false],
        ['WU100002', true],
      ] as const
    ).entries())
      await sql(
        `INSERT INTO pdi (tenant_id, customer_id, id, frame_number, article_id, mechanic, checklist, created_by, created_at)
         VALUES ('aa', $1, gen_random_uuid(), $2, $3, $4, $5::jsonb, $6, $7)`,
        [
          world.customers.X,
          frame,
          world.articles[goods.bike],
          n === 0 ? 'Mia' : '=Mo',
          checked(isDone),
          world.users.dealer,
          `2026-11-1${n}T12:00:00Z`,
        ],
      )
    const [bike] = await sql<Record<string, string | number | null>>(
      `SELECT code_display, name, brand, model_name, model_year, serie, mc FROM article WHERE code = $1`,
      [goods.bike],
    )
    await renderAt('/pdi', { as: 'dealer' })
    await screen.findByRole('link', { name: 'WU100001' })
    const files = catchFiles()
    fireEvent.keyDown(screen.getByRole('button', { name: 'Export' }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
    await waitFor(() => expect(files).toHaveLength(1))
    const [heading, ...rows] = await cellsOf(files[0]!)
    vi.unstubAllGlobals()
    expect(heading).toEqual(pdiHeadings)
    const row = (frame: string) => rows.find(([first]) => first === frame)
    const facts = [bike!['code_display'], bike!['brand'], bike!['model_name']]
    const year = bike!['model_year'] ?? ''
    const both = [...facts, entry === 'CSV file' ? String(year) : year]
    expect(row('WU100001')).toEqual([
      'WU100001',
      'Incomplete',
      bike!['name'],
      ...both,
      bike!['serie'] ?? '',
      expect.any(String),
      'Mia',
      expect.stringContaining('Shop X'),
      r3Of('X'),
      'Brakes adjusted; Papers handed over (optional)',
      '10 Nov 2026',
      'Name of dealer',
    ])
    expect(row('WU100002')!.slice(9)).toEqual([
      entry === 'CSV file' ? expect.stringMatching(/=Mo$/) : '=Mo',
      expect.stringContaining('Shop X'),
      r3Of('X'),
      'Papers handed over (optional)',
      '11 Nov 2026',
      'Name of dealer',
    ])
  },
  60_000,
)

const pdiHeadings = [
  'Frame number',
  'Status',
  'Article',
  'Article number',
  'Brand',
  'Model',
  'Model year',
  'Series',
  'Category',
  'Mechanic',
  'Customer',
  'Customer number',
  'Open points',
  'Inspected on',
  'Inspected by',
]
