import { expect, test } from 'vitest'
import { addressText } from './address-text.ts'

test.each([
  [
    {
      name: 'Shop',
      address: '1 Road',
      postalCode: '97701',
      city: 'Bend',
      country: 'US',
      phone: '541',
    },
    'Shop, 1 Road, 97701 Bend, US, 541',
  ],
  [{ address: '1 Road', postalCode: null, city: 'Bend', country: null }, '1 Road, Bend'],
  [{ address: '1 Road', postalCode: '97701' }, '1 Road, 97701'],
  [{ postalCode: '97701', city: 'Bend', state: 'OR', country: 'US' }, '97701 Bend, OR, US'],
  [{}, ''],
])('%j', (address, text) => expect(addressText(address)).toBe(text))
