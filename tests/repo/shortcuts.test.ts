import { expect, test } from 'vitest'
import { shortcuts } from '../../server/portal/manifest.ts'
import { screens } from './screens.ts'

test('an installed portal offers screens that are there', () => {
  const paths = screens().map(({ path }) => path)
  expect(shortcuts.filter(({ path }) => !paths.includes(path))).toEqual([])
})
