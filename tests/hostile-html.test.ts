// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { htmlRule } from '#domain/portal/html-rule.ts'
import { readHtml, writeHtml } from '#parts/content-editor/editor-html.ts'
import { purifyHtml } from '#parts/html/purify-html.ts'
import { sanitiseHtml } from '../server/modules/content/html/sanitise-html.ts'
import { hostileHtml } from './cases/hostile-html.ts'

const tags = new Set<string>(htmlRule.tags)
const attributes: Readonly<Record<string, readonly string[]>> = htmlRule.attributes

/** Everything in HTML that is not on the lists, as a browser would read it. */
const strangersIn = (html: string): string[] => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = html
  return [...page.querySelectorAll('body *')].flatMap((node) => {
    const tag = node.tagName.toLowerCase()
    if (!tags.has(tag)) return [tag]
    return [...node.attributes].flatMap(({ name, value }) => {
      const listed = attributes[tag]?.includes(name)
      const own = /^\/(?![/\\])/.test(value)
      const safe =
        name === 'src' ? own : name !== 'href' || own || /^(https?:|mailto:|tel:|#|$)/.test(value)
      return listed && safe ? [] : [`${tag} ${name}=${value}`]
    })
  })
}

test('there are enough of them, and they are hostile', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThan(300)
  expect(hostileHtml.filter((html) => strangersIn(html).length > 0).length).toBeGreaterThan(280)
})

test.each([
  ['what the server stores', sanitiseHtml],
  ['what a screen shows', (html: string) => String(purifyHtml(html))],
  ['what went through both', (html: string) => String(purifyHtml(sanitiseHtml(html)))],
  ['what the editor writes', (html: string) => writeHtml(readHtml(html))],
])('%s has nothing that is not on the lists', (_, clean) => {
  const passed = hostileHtml.flatMap((html) => {
    const found = strangersIn(clean(html))
    return found.length > 0 ? [`${html} → ${found.join(', ')}`] : []
  })
  expect(passed).toEqual([])
})

test('the editor keeps what people write', () => {
  const written =
    '<h2>New</h2><p>Up to <strong>20 %</strong> on <a href="/catalog">tyres</a></p><ul><li><p>a</p></li></ul>' +
    '<table><tbody><tr><th><p>x</p></th><td><p>y</p></td></tr></tbody></table><p><img src="/files/a" alt="A bike"></p>'
  expect(writeHtml(readHtml(written))).toBe(written)
  expect(writeHtml(readHtml(''))).toBe('')
})
