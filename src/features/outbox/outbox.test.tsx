// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database, type ConflictRow } from '#offline/database.ts'
import { thisDevice } from '#offline/device.ts'
import { createDispatch } from '#offline/sync/dispatch.ts'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { r3Of } from '../../../tests/support/world.ts'

/** A refused change on the device of the dealer. */
async function refused(kind: ConflictRow['kind'], args: object) {
  const { world } = await testServer()
  await database.needsYou.put({
    mutationId: `m-${kind}`,
    userId: String(world.users.dealer),
    customerKey: r3Of('X'),
    kind,
    args: args as ConflictRow['args'],
    name: null,
    reason: 'invalid',
    overwrote: null,
    at: Date.UTC(2026, 8, 29),
  })
}

const article = { sorg: '1000', article_code: 'A1', qty: 7, price: '3.00', note: 'blue' }
const delivery = { delivery: 'D-81', lines: [], unknown: [], note: 'Two boxes wet' }

test.each<[ConflictRow['kind'], object, string, string]>([
  ['RECEIVE_DELIVERY', delivery, 'Remove this received delivery?', 'Remove delivery'],
  ['QUOTE', { products: [article] }, 'Remove this quote?', 'Remove quote'],
  ['ORDER', { products: [article], cart: '' }, 'Remove this order?', 'Remove order'],
  ['THIRD_PARTY_ORDER', { items: [] }, 'Remove this order?', 'Remove order'],
  [
    'COLLECT_SHIPMENT',
    { orderId: 'C1', lines: [] },
    'Remove these quantities?',
    'Remove quantities',
  ],
])('a refused %s is removed only after a question', async (kind, args, question, answer) => {
  await refused(kind, args)
  await renderAt('/outbox', { as: 'dealer' })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  const asked = await screen.findByRole('alertdialog', { name: question })
  expect(await database.needsYou.count()).toBe(1)
  fireEvent.click(within(asked).getByRole('button', { name: answer }))
  await waitFor(async () => expect(await database.needsYou.count()).toBe(0))
  await leaveScreen()
})

test('the exported file holds everything that was entered', async () => {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: Blob) {
        files.push(file)
        return 'blob:outbox'
      }
      static override revokeObjectURL() {}
    },
  )
  await refused('RECEIVE_DELIVERY', delivery)
  await renderAt('/outbox', { as: 'dealer' })
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await files[0]!.text()
  expect(text).toContain('Receive delivery D-81')
  expect(text).toContain('""note"": ""Two boxes wet""')
  vi.unstubAllGlobals()
  await database.needsYou.clear()
})

test('a file that was written offline waits to be noted, and can’t be taken back', async () => {
  const { world } = await testServer()
  const { setOnline } = await renderAt('/outbox', { as: 'dealer' })
  act(() => setOnline(false))
  await createDispatch({
    device: thisDevice(database),
    userId: String(world.users.dealer),
    onAppended: () => {},
  })(r3Of('X'), [
    {
      intent: {
        kind: 'NOTE_EXPORT',
        args: { list: 'cart', format: 'csv', rows: 2, exportedAt: '2026-11-25T08:00:00.000Z' },
      },
    },
  ])
  expect(await screen.findByText('Exported cart')).toBeTruthy()
  expect(screen.getByText(/Exported 2 lines/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  await leaveScreen()
})
