// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cartLines } from '../../../../tests/support/fill-cart.ts'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'
import { goods } from '../../../../tests/support/world.ts'

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => `${n === 0 ? goods.part : `NONE-${n}`};1`).join('\n')
const edifact = (count: number) =>
  `UNB+UNOC:3+A:14+B:14+261120:1000+1'UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+PO-77+9'${Array.from({ length: count }, (_, n) => `LIN+${n + 1}'PIA+5+${goods.part}:SA'QTY+21:1'`).join('')}UNS+S'UNT+${4 + count * 3}+1'UNZ+1+1'`

const choose = async (name: string, text: string) =>
  fireEvent.change(await screen.findByLabelText('File with lines'), {
    target: { files: [new File([text], name)] },
  })

test('a file of more lines than a cart holds is refused as a whole, and a shorter one is taken', async () => {
  const server = await testServer()
  await renderAt('/cart', { as: 'dealer' })
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Import lines' }))
  for (const [name, text] of [
    ['long.csv', rows(2_001)],
    ['long.edi', edifact(2_001)],
  ] as const) {
    await choose('short.csv', `${goods.part};1`)
    await screen.findByRole('button', { name: 'Add 1 line' })
    await choose(name, text)
    await screen.findByText('This file is too long')
    screen.getByText(/up to 2,000 lines. Nothing was added/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add lines' }).disabled).toBe(true)
  }
  expect(await cartLines(server)).toEqual([])
  await choose('short.csv', `${goods.part};1`)
  fireEvent.click(await screen.findByRole('button', { name: 'Add 1 line' }))
  await waitFor(async () => expect(await cartLines(server)).toHaveLength(1))
})
