import { expect, test } from 'vitest'
import { permissions } from '#domain/permissions.ts'
import type { MenuPlace, Screen } from '../../src/app/screen.ts'
import { screens } from './screens.ts'
import specified from './specified-routes.json'

const allowOf: Record<string, string | readonly string[]> = specified
/** Screens that the specification does not know. */
const added: Record<string, Screen['allow']> = { '/outbox': 'signed-in' }

const built = screens()
const places = ({ menu = [] }: Screen) => (Array.isArray(menu) ? (menu as MenuPlace[]) : [menu as MenuPlace])
const scopes = (allow: string | readonly string[]) => (typeof allow === 'string' ? allow : [...allow].sort().join(' or '))

test('who may open what, and where it stands in the menu', () => {
  const lines = built.map(({ path, screen }) =>
    [path, screen.title.message ?? screen.title.id, scopes(screen.allow), places(screen).map(({ group, order }) => `${group} ${order}`).join(', ') || '–'].join(' | '))
  expect(`\n${lines.join('\n')}\n`).toMatchSnapshot()
})

test('each screen is in the specification, with its scopes', () => {
  const wanted = built.map(({ path }) => `${path} ${scopes(allowOf[path] ?? added[path] ?? 'not specified')}`)
  expect(built.map(({ path, screen }) => `${path} ${scopes(screen.allow)}`)).toEqual(wanted)
})

test('a screen is addressed once', () => {
  const paths = built.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})

test('scopes of screens are scopes', () => {
  const wanted = built.flatMap(({ screen }) => (typeof screen.allow === 'string' ? [] : screen.allow))
  expect(wanted.filter((scope) => !permissions.includes(scope))).toEqual([])
})

/** The part of the portal a path belongs to: its first segment, or the second of the administration. */
const areaOf = (path: string) => /^\/(admin\/)?[^/]*/.exec(path)?.[0] ?? path

test('what the specification has and the portal has not', () => {
  const paths = new Set(built.map(({ path }) => path))
  const missing = new Map<string, number>()
  for (const path of Object.keys(allowOf)) if (!paths.has(path)) missing.set(areaOf(path), (missing.get(areaOf(path)) ?? 0) + 1)
  expect([...missing].map(([area, screens]) => `${area}: ${screens}`)).toMatchSnapshot()
})
