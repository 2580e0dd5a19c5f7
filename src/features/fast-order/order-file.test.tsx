// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/render-at.tsx'
import { goods } from '../../../tests/support/world.ts'

const choose = async (name: string, text: string) =>
  fireEvent.change(await screen.findByLabelText('File with lines'), {
    target: { files: [new File([text], name)] },
  })

const edifact = `UNB+UNOC:3+A:14+B:14+261120:1000+1'UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+PO-77+9'DTM+2:29991210:102'NAD+DP+5412345000013::9'LIN+1'PIA+5+${goods.bike}:SA'QTY+21:3:PCE'LIN+2'PIA+5+${goods.bolt}:SA'QTY+21:2:KGM'LIN+3'PIA+5+NOTHING-77:SA'QTY+21:1'UNS+S'UNT+15+1'UNZ+1+1'`

test('an EDIFACT order opens the grid: each line is there with its result, the rest goes to the checkout', async () => {
  await renderAt('/catalog/fast-order', { as: 'dealer' })
  await choose('order.edi', edifact)
  await screen.findByDisplayValue(goods.bike)
  await screen.findByDisplayValue('3')
  screen.getByDisplayValue('NOTHING-77')
  await screen.findByText('The file counts this line in a unit other than pieces')
  await screen.findByText('PO number, dates and notes from order.edi are filled in at checkout')
  screen.getByText('Ship to in the file: 5412345000013. Choose it at checkout.')
})

test.each([
  ['invoice.xml', '<Invoice><ID>1</ID></Invoice>', /isn’t an order/],
  ['bomb.xml', '<!DOCTYPE Order [<!ENTITY a "b">]><Order/>', /declares its own XML entities/],
  ['half.edi', edifact.slice(0, 200), /incomplete or damaged/],
  ['order.pdf', '%PDF-1.7\u0001', /Use a CSV, XLSX, UBL or EDIFACT file/],
])('%s is refused in words, and the rows stay', async (name, text, words) => {
  await renderAt('/catalog/fast-order', { as: 'dealer' })
  await choose('order.csv', `${goods.part};4`)
  await screen.findByDisplayValue(goods.part)
  await choose(name, text)
  await screen.findByText(words)
  expect(screen.getAllByDisplayValue(goods.part)).toHaveLength(1)
})
