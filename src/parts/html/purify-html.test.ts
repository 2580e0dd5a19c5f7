// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { purifyHtml, purifyNodes } from './purify-html.ts'

afterEach(() => {
  delete document.documentElement.dataset.basePath
})

test.each([
  [
    'what people write',
    '<p>Up to <strong>20 %</strong></p><ul><li>a</li></ul>',
    '<p>Up to <strong>20 %</strong></p><ul><li>a</li></ul>',
  ],
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  [
    'a handler and a style',
    '<p onclick="x()" style="position:fixed" id="app" class="x">x</p>',
    '<p>x</p>',
  ],
  ['an svg that runs', '<svg><animate onbegin=alert(1) attributeName=x></svg>x', 'x'],
  ['javascript in disguise', '<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['another host without a scheme', '<a href="//evil.example">x</a>', '<a>x</a>'],
  [
    'a link to elsewhere',
    '<a href="https://a.example" target="_blank">x</a>',
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ['a link here', '<a href="/catalog/bike">x</a>', '<a href="/catalog/bike">x</a>'],
  ['a picture from elsewhere', '<img src="https://spy.example/1.gif">x', 'x'],
  [
    'a picture of ours',
    '<img src="/pictures/a.svg" alt="a" onerror="x()">',
    '<img src="/pictures/a.svg" alt="a">',
  ],
  ['a form', '<form action="https://evil.example"><input name="p"></form>', ''],
  ['clobbering', '<a name="getElementById">x</a>', '<a>x</a>'],
  [
    'a tag out of nowhere',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>',
    '',
  ],
  [
    'a table',
    '<table><tbody><tr><td colspan="2" bgcolor="red">x</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
  ],
])('%s', (_case, html, expected) => {
  expect(purifyHtml(html)).toBe(expected)
})

test('below a base path links and pictures lead there when they are shown, not when they are edited', () => {
  document.documentElement.dataset.basePath = '/orders'
  const html =
    '<p><a href="/catalog/bike">x</a><a href="https://a.example">y</a><img src="/pictures/a.svg" alt="a"></p>'
  expect(purifyHtml(html)).toBe(
    '<p><a href="/orders/catalog/bike">x</a><a href="https://a.example">y</a><img src="/orders/pictures/a.svg" alt="a"></p>',
  )
  const box = document.createElement('div')
  box.append(purifyNodes(html))
  expect(box.innerHTML).toBe(html)
})
