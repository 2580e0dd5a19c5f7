import { expect, test } from 'vitest'
import { cartForm } from './punch-out.ts'

const head = { payloadId: '1@portal', at: new Date('2026-11-28T10:00:00Z') }
const returnUrl = 'https://shop.example/back'
const item = {
  article: 'CH-11',
  name: 'Chain',
  quantity: 2,
  unitPrice: '10.5000',
  currency: 'EUR',
  uom: 'PCE',
  brand: null,
  ean: null,
  category: 'chains',
  note: null,
}

test('a cart goes back in the language of the system that opened the catalogue', () => {
  const byOci = { by: 'oci', returnUrl, okCode: 'ADDI', caller: 'CTLG', target: '_top' } as const
  expect(cartForm(head, byOci, [item], 'EUR')).toContainEqual(['NEW_ITEM-VENDORMAT[1]', 'CH-11'])
  const party = { domain: 'DUNS', identity: '1' }
  const byCxml = { by: 'cxml', returnUrl, from: party, to: party, buyerCookie: 'c' } as const
  const [[name, message]] = cartForm(head, byCxml, [item], 'EUR') as [[string, string]]
  expect(name).toBe('cxml-urlencoded')
  expect(message).toContain('<Money currency="EUR">21</Money>')
  const [[, nothing]] = cartForm(head, byCxml, [], 'EUR') as [[string, string]]
  expect(nothing).toContain('<Money currency="EUR">0</Money>')
  expect(nothing).not.toContain('<ItemIn')
})
