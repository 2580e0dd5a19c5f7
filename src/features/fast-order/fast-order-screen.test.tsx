// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { act, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import { userAtom } from '#shell/session/session-atoms.ts'
import { person } from '../../../tests/support/people.ts'
import { showShop } from '../../../tests/support/shop-screen.tsx'
import { unlaidWindow } from '../../../tests/support/unlaid-window.ts'
import { Route } from './routes/fast-order.tsx'

const FastOrder = Route.options.component as ComponentType

unlaidWindow()

test('whoever has no customer is told so, and waits for nothing', async () => {
  const { store } = showShop(<FastOrder />)
  act(() => store.set(userAtom, person('dealer', { customerData: null, hasCustCode: false })))
  // The screen is a part of its own, which has to be fetched.
  await screen.findByRole('heading', { name: 'No customer is chosen' }, { timeout: 15_000 })
  expect(screen.queryByText('Loading the fast order')).toBeNull()
})
