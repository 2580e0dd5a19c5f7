// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noAnswers } from '#domain/visits/visit-draft.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { photo } from '../../../tests/support/photo.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { addVisitKinds } from '../../../tests/support/visit-ground.ts'

// Those of jsdom have no content that can be read.
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile })

let pictures: File[]
beforeAll(async () => {
  const { database } = await testServer()
  await addVisitKinds(database, 'aa')
  pictures = await Promise.all(
    [1, 2, 3].map(
      async (seed) =>
        new File([new Uint8Array(await photo({ seed, width: 80, height: 60 }))], `p${seed}.jpg`, {
          type: 'image/jpeg',
        }),
    ),
  )
})
beforeEach(async () => {
  await (await testServer()).sql('DELETE FROM visit')
  // jsdom shows no pictures.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  )
})

type Screen = Awaited<ReturnType<typeof renderAt>>
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const step = async (name: string) => {
  const steps = within(await screen.findByRole('navigation', { name: 'Steps' }))
  const button = () => steps.getByRole('button', { name: new RegExp(`${name}$`) })
  fireEvent.click(button())
  await waitFor(() => expect(button().getAttribute('aria-current')).toBe('step'))
}
const addPhotos = async (files: readonly File[]) => {
  fireEvent.change(await screen.findByLabelText('Photo files'), { target: { files } })
  await waitFor(() =>
    expect(screen.getAllByText('Saved on this device').length).toBeGreaterThan(files.length),
  )
}
const begin = async () => {
  const view = await renderAt('/visit-form/polygon/create', { as: 'rep' })
  await press(/^Shop X of aa/)
  await screen.findByRole('navigation', { name: 'Steps' })
  return view
}
/** Fills in what a visit of the kind with all fields needs. */
const fillIn = async () => {
  await addPhotos([pictures[0]!])
  await step('Display')
  await addPhotos([pictures[1]!])
  await step('Series')
  await press('Strattos')
  await step('Review')
}
const stored = async () =>
  (await testServer()).sql<{ revision: number; photos: number; notes: string }>(
    `SELECT v.revision, r.answers->>'notes' AS notes, (SELECT count(*)::int FROM visit_photo p WHERE p.visit_id = v.id AND p.revision = v.revision) AS photos
     FROM visit v JOIN visit_revision r ON r.visit_id = v.id AND r.revision = v.revision WHERE deleted_at IS NULL`,
  )
const draftOf = (view: Screen) => String(view.address().match(/draft=([^&]+)/)?.[1])

test('a visit is filled in, sent with its photos, found, changed; what it was before stays readable', async () => {
  const view = await begin()
  await fillIn()
  fireEvent.change(await screen.findByRole('textbox', { name: 'Notes' }), {
    target: { value: 'First' },
  })
  await press('Send visit')
  await waitFor(() => expect(view.address()).toBe('/visit-form/polygon'))
  await waitFor(async () =>
    expect(await stored()).toEqual([{ revision: 1, photos: 2, notes: 'First' }]),
  )
  fireEvent.click(await screen.findByRole('link', { name: /Shop X/ }))
  await screen.findByText('First')
  screen.getByText('Strattos')
  expect(screen.getAllByRole('button', { name: /^Enlarge/ })).toHaveLength(2)

  screen.getByText(/^As the author you can change this visit until/)
  await press('Edit visit')
  await step('Review')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Notes' }), {
    target: { value: 'Second' },
  })
  await press('Send visit')
  await waitFor(async () =>
    expect(await stored()).toEqual([{ revision: 2, photos: 2, notes: 'Second' }]),
  )
  fireEvent.click(await screen.findByRole('link', { name: /Shop X/ }))
  await screen.findByText('Second')
  await press('Show version 1')
  const earlier = within(await screen.findByRole('dialog'))
  earlier.getByText('First')
  earlier.getByText(/^Time of the visit: /)
  earlier.getByText('Without a place')
})

test.each([
  ['rep', /^You could change this visit until .* Now only your sales group/],
  ['office', /^Only a sales group or office can still change this visit/],
] as const)('a day later %s is told who may still change a visit', async (author, words) => {
  const { sql, world } = await testServer()
  const id = crypto.randomUUID()
  await sql(
    `INSERT INTO visit (tenant_id, customer_id, id, kind, created_by, created_at, revision, visited_at, attach_place)
     VALUES ('aa', $1, $2, 'polygon', $3, now() - interval '25 hours', 1, now() - interval '26 hours', false)`,
    [world.customers.X, id, world.users[author]],
  )
  await sql(
    `INSERT INTO visit_revision (tenant_id, customer_id, visit_id, revision, created_by, created_at, visited_at, attach_place, answers, answered)
     SELECT 'aa', $1, $2, 1, $3, created_at, visited_at, false, $4::jsonb, '[]' FROM visit WHERE id = $2`,
    [world.customers.X, id, world.users[author], JSON.stringify(noAnswers)],
  )
  await renderAt(`/visit-form/polygon/${id}`, { as: 'rep' })
  await screen.findByText(words)
  expect(screen.queryByRole('button', { name: 'Edit visit' })).toBeNull()
})

/** A device that knows where it is, and what its browser says about telling. */
function stubPlace(state: 'granted' | 'prompt') {
  const asked = vi.fn((found: (position: object) => void) =>
    found({ coords: { latitude: 47.5, longitude: 8.25, accuracy: 12 } }),
  )
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, {
      permissions: { query: () => Promise.resolve({ state }) },
      geolocation: { getCurrentPosition: asked },
    }),
  )
  return asked
}

test('the place is stamped by itself where that is allowed, once; the person is never asked', async () => {
  const asked = stubPlace('prompt')
  await begin()
  await screen.findByRole('button', { name: 'Add place' })
  cleanup()
  expect(asked).not.toHaveBeenCalled()
  const granted = stubPlace('granted')
  const view = await begin()
  await screen.findByText(/47\.50000, 8\.25000/)
  await press('Remove place')
  await step('Questions')
  await waitFor(async () => expect(draftOf(view)).not.toBe('undefined'))
  const address = view.address()
  cleanup()
  await renderAt(address, { as: 'rep' })
  await step('Shop')
  await screen.findByRole('button', { name: 'Add place' })
  expect(granted).toHaveBeenCalledTimes(1)
})

test('what is missing is said at the end, and leads to its step', async () => {
  await begin()
  await step('Questions')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Others' }))
  await step('Review')
  await press('Send visit')
  await press('Which other brands?: Add a few words')
  await waitFor(() =>
    expect(screen.getByLabelText(/^Which other brands/).getAttribute('aria-invalid')).toBe('true'),
  )
  await step('Review')
  await press('Series in the shop: Choose at least one series')
  await press('Strattos')
  await step('Review')
  await press('Add at least one photo of the shop, outside or inside')
  await screen.findByText('Photos of the shop')
  expect(await stored()).toEqual([])
})

test('without a network a form survives being left, waits, is taken back and sent once', async () => {
  const view = await begin()
  view.setOnline(false)
  await addPhotos([pictures[0]!])
  await step('Questions')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Work stand' }))
  await waitFor(async () => expect(draftOf(view)).not.toBe('undefined'))
  const address = view.address()
  cleanup()
  await new Promise((resolve) => {
    setTimeout(resolve, 300)
  })
  const again = await renderAt(address, { as: 'rep' })
  again.setOnline(false)
  expect(
    (await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Work stand' })).checked,
  ).toBe(true)
  await step('Shop')
  await screen.findByRole('button', { name: 'Enlarge Shop 1' })
  await step('Display')
  await addPhotos([pictures[1]!])
  await step('Series')
  await press('Siskiu')
  await step('Review')
  await press('Send visit')
  await screen.findByText('Waiting to be sent')
  await press('Edit')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Notes' }), {
    target: { value: 'Taken back' },
  })
  await press('Send visit')
  await screen.findByText('Waiting to be sent')
  expect(await stored()).toEqual([])
  again.setOnline(true)
  await waitFor(
    async () => expect(await stored()).toEqual([{ revision: 1, photos: 2, notes: 'Taken back' }]),
    { timeout: 20_000 },
  )
}, 60_000)

test('the next visit begins with the answers of the last, marked and cleared with one press', async () => {
  await begin()
  await fillIn()
  await press('Send visit')
  await waitFor(async () => expect(await stored()).toHaveLength(1))
  cleanup()
  await begin()
  await screen.findByText(/^Filled in from the last visit/)
  await step('Series')
  await screen.findByText('From the last visit')
  expect(screen.getByRole('button', { name: 'Strattos' }).getAttribute('aria-pressed')).toBe('true')
  await step('Shop')
  await press('Clear these answers')
  await step('Series')
  expect(screen.getByRole('button', { name: 'Strattos' }).getAttribute('aria-pressed')).toBe(
    'false',
  )
})

test('a photo is removed and brought back; too many are said', async () => {
  await begin()
  await addPhotos([pictures[0]!])
  await press('Remove Shop 1')
  expect(screen.queryByRole('button', { name: 'Enlarge Shop 1' })).toBeNull()
  await press('Undo')
  await screen.findByRole('button', { name: 'Enlarge Shop 1' })
  fireEvent.change(screen.getByLabelText('Photo files'), {
    target: { files: [...pictures, pictures[0]!] },
  })
  await screen.findByText(/There’s no free place for this photo/)
  // The photos as they were taken go once the compressed ones are there.
  await waitFor(async () => {
    expect(screen.getAllByText('Saved on this device')).toHaveLength(5)
    expect(await uploadDatabase.uploads.count()).toBe(4)
  })
})

test('a deleted visit leaves the list, and comes back', async () => {
  await begin()
  await fillIn()
  await press('Send visit')
  await waitFor(async () => expect(await stored()).toHaveLength(1))
  await screen.findByText('Sent')
  fireEvent.keyDown(await screen.findByRole('button', { name: /^Actions/ }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(async () => expect(await stored()).toEqual([]))
  await press('Undo')
  await waitFor(async () => expect(await stored()).toHaveLength(1))
  await screen.findByRole('link', { name: /Shop X/ })
})

test('a refused visit is shown in the outbox, opened with all its values, mended and sent', async () => {
  const view = await begin()
  await fillIn()
  fireEvent.change(await screen.findByRole('textbox', { name: 'Notes' }), {
    target: { value: 'Kept' },
  })
  const { sql } = await testServer()
  await sql(`UPDATE visit_series SET active = false WHERE name = 'Strattos'`)
  await press('Send visit')
  await screen.findByText('Needs you', undefined, { timeout: 20_000 })
  await sql(`UPDATE visit_series SET active = true WHERE name = 'Strattos'`)
  await view.router.navigate({ to: '/outbox' as never })
  await screen.findByText('An answer is no longer offered. Choose again.')
  await press('Edit visit')
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })).value).toBe(
    'Kept',
  )
  await press('Send visit')
  await waitFor(
    async () => expect(await stored()).toEqual([{ revision: 1, photos: 2, notes: 'Kept' }]),
    { timeout: 20_000 },
  )
})

test('the other kind asks for less', async () => {
  await renderAt('/visit-form/wim/create', { as: 'rep' })
  await press(/^Shop X of aa/)
  await step('Questions')
  expect(screen.queryByText('Our bicycles in the shop')).toBeNull()
  await step('Display')
  await screen.findByText('Banner')
  expect(screen.queryByText('Hang tag')).toBeNull()
})

test('people without the permission are turned away', async () => {
  const view = await renderAt('/visit-form/polygon', { as: 'dealer' })
  await waitFor(() => expect(view.address()).toMatch(/^\/login/))
})
