import { beforeAll, describe, expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { machineOperations } from '../api.ts'
import { problems } from '../problem.ts'

const here = serverForTests([], { config: { webTitle: 'Bikes & <Co>' } })
let page = ''
let headers: Record<string, unknown> = {}
beforeAll(async () => {
  const answer = await here.app.inject({
    url: '/api/machine/v1/reference',
    headers: { host: here.world.host },
  })
  page = answer.body
  headers = answer.headers
})

/** The part of the page about one operation. */
const articleOf = (id: string) =>
  page.split(`<article id="${id}">`)[1]?.split('</article>')[0] ?? ''

test('needs no key, runs no script and asks for nothing', () => {
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(page).not.toMatch(/<script|\son\w+=|src=|url\(|@import|<link/)
  expect(page).toContain('Bikes &#38; &#60;Co&#62;')
})

describe.each(machineOperations.map((one) => [one.id, one] as const))('%s', (id, one) => {
  test('shows its address, scope, parameters, example and problems', () => {
    const shown = articleOf(id)
    expect(shown).toContain(`<span class="verb">${one.method}</span><code>${one.path}</code>`)
    expect(shown).toContain(`Scope: ${one.scope ? `<code>${one.scope}</code>` : 'any key'}`)
    for (const name of Object.keys(one.params ?? {}))
      expect(shown).toContain(`<code>${name}</code>`)
    expect(shown).toMatch(/<pre tabindex="0">curl /)
    // Every parameter of the path is filled in.
    expect(shown.match(/<pre tabindex="0">(curl [^\\]*)/)![1]).not.toMatch(/[{}]/)
    expect(shown).toContain(problems.key_missing[1])
    for (const code of one.refuses ?? []) expect(shown).toContain(code)
  })
})

test('every link leads to a place of the page or to the description', () => {
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, to]) => to!)
  const lost = links.filter(
    (to) =>
      !(to.startsWith('#')
        ? page.includes(`id="${to.slice(1)}"`)
        : /\/(openapi\.json|schema\.graphql)$/.test(to)),
  )
  expect(lost).toEqual([])
})
