// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnnouncementBanner } from './announcement-banner.tsx'

const onPhone = (phone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: phone,
    addEventListener() {},
    removeEventListener() {},
  }))
beforeEach(() => onPhone(false))
beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(cleanup)

function show(characters: number, more = '') {
  const onClose = vi.fn()
  const announcements = [
    {
      id: 1,
      type: 'home_page',
      title: 'News',
      content: `<p onclick="x()">${'x'.repeat(characters)}</p>${more}`,
    },
  ]
  render(
    <I18nProvider i18n={i18n}>
      <AnnouncementBanner announcements={announcements} onClose={onClose} />
    </I18nProvider>,
  )
  return onClose
}

test('400 characters need no more, 401 do', () => {
  show(400)
  expect(screen.queryByRole('button', { name: 'See More' })).toBe(null)
  cleanup()
  show(401)
  const button = screen.getByRole('button', { name: 'See More' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect(screen.getByRole('button', { name: 'See Less' }).getAttribute('aria-expanded')).toBe(
    'true',
  )
})

test('on a phone there are titles alone, however short it is, and the rest at a press', async () => {
  onPhone(true)
  show(5)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['News'])
  const hidden = () => screen.getByText('xxxxx').closest('[hidden]') !== null
  await screen.findByText('xxxxx')
  expect(hidden()).toBe(true)
  const button = screen.getByRole('button', { name: 'See More' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect(
    document
      .getElementById(button.getAttribute('aria-controls')!)!
      .contains(screen.getByText('xxxxx')),
  ).toBe(true)
  expect(hidden()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'See Less' }))
  expect(hidden()).toBe(true)
})

test('it is cleaned once more, and closed by its button', async () => {
  const onClose = show(5, '<script>alert(1)</script>')
  expect((await screen.findByText('xxxxx')).outerHTML).toBe('<p>xxxxx</p>')
  expect(document.querySelector('script')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Close the announcements' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test.each([
  ['/news/7', '/news/7'],
  ['https://example.com/x', 'https://example.com/x'],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  [null, undefined],
])('an announcement with the address %s leads to %s', (url, href) => {
  render(
    <I18nProvider i18n={i18n}>
      <AnnouncementBanner
        announcements={[{ id: 1, type: 'home_page', title: 'News', url, content: '<p>x</p>' }]}
        onClose={() => {}}
      />
    </I18nProvider>,
  )
  expect(
    screen.getByRole('heading', { name: 'News' }).querySelector('a')?.getAttribute('href'),
  ).toBe(href)
})
