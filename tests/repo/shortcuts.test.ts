import { expect, test } from 'vitest'
import { shortcuts } from '../../server/portal/manifest.ts'
import { screens } from './screens.ts'

test('an installed portal offers the screens that are made, and no other', () => {
  const built = new Map(screens().map(({ path, screen }) => [path, !screen.notYet]))
  expect(shortcuts.map(({ path, built: offered }) => [path, offered])).toEqual(
    shortcuts.map(({ path }) => [path, built.get(path)]),
  )
})
