import { expect, test } from '@playwright/test'
import { handOn } from './hand.ts'
import { ownServer, signIn } from './portal.ts'
import { addToCart, allSaved, bikeList, openCart, orderable } from './shop.ts'

const server = ownServer()

test('a cart is put aside by a name with two presses, and open again with one', async ({
  page,
}) => {
  await signIn(page, server(), 'dealer', bikeList)
  await addToCart(orderable(page).first(), 1)
  await allSaved(page)
  await openCart(page)
  const hand = handOn(page)
  await hand.press(page.getByRole('button', { name: 'More', exact: true }))
  await hand.press(page.getByRole('menuitem', { name: 'Save for later', exact: true }))
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await hand.type('Spring')
  await hand.key('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect([hand.presses, hand.keys]).toEqual([2, 'Spring'.length + 1])
  await page.goto(`${server().url}/en-us/cart`)
  await hand.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Spring/ })
      .first(),
  )
  await expect(page.getByRole('heading', { name: 'Spring', level: 1 })).toBeVisible()
  expect(hand.presses).toBe(3)
})

for (const name of ['Mail', 'ERP export', 'Catalog analysis'])
  test(`an administrator sees ${name} with a press`, async ({ page }) => {
    await signIn(page, server(), 'admin', '/home')
    const hand = handOn(page)
    await hand.press(page.getByRole('navigation').getByRole('link', { name, exact: true }))
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    expect([hand.presses, hand.keys]).toEqual([1, 0])
  })
