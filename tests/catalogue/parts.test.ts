import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { Route } from '../../src/features/catalogue/routes/$category/index.tsx'

/** Returns where an address leads before anything is requested. */
async function opened(category: string) {
  try {
    await (Route.options.beforeLoad as ((given: object) => unknown) | undefined)?.({
      params: { category },
    })
    return 'a list'
  } catch (thrown) {
    return isNotFound(thrown) ? 'no page' : thrown
  }
}

test.each([
  ['bike', 'a list'],
  ['paa', 'a list'],
  ['groupset', 'a list'],
  ['nonsense', 'no page'],
  ['Bike', 'no page'],
])('/catalog/%s is %s', async (category, expected) => {
  expect(await opened(category)).toBe(expected)
})
