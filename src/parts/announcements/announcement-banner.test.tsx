// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnnouncementBanner } from './announcement-banner.tsx'
import type { Announcement } from './read-announcements.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(cleanup)

/** Draws the banner on the only screen of a router, which its links need. */
async function draw(announcements: readonly Announcement[], onClose: () => void) {
  const root = createRootRoute({
    staticData: { screen: null },
    component: () => <AnnouncementBanner announcements={announcements} onClose={onClose} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  await screen.findByRole('button', { name: 'Read' })
}

async function show(characters: number, more = '') {
  const onClose = vi.fn()
  const announcements = [
    {
      id: 1,
      type: 'home_page',
      title: 'News',
      content: `<p onclick="x()">${'x'.repeat(characters)}</p>${more}`,
    },
  ]
  await draw(announcements, onClose)
  return onClose
}

test('one line says what and how much is announced, and a press opens all of it', async () => {
  await show(5)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['News'])
  expect(screen.queryByText('xxxxx')).toBe(null)
  const button = screen.getByRole('button', { name: 'Read' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  const text = await screen.findByText('xxxxx')
  expect(document.getElementById(button.getAttribute('aria-controls')!)!.contains(text)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(screen.queryByText('xxxxx')).toBe(null)
})

test('it is cleaned once more, and closed by its button', async () => {
  const onClose = await show(5, '<script>alert(1)</script>')
  fireEvent.click(screen.getByRole('button', { name: 'Read' }))
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
])('an announcement with the address %s leads to %s', async (url, href) => {
  await draw([{ id: 1, type: 'home_page', title: 'News', url, content: '<p>x</p>' }], () => {})
  fireEvent.click(screen.getByRole('button', { name: 'Read' }))
  expect(
    screen
      .getByRole('heading', { name: 'News', level: 3 })
      .querySelector('a')
      ?.getAttribute('href'),
  ).toBe(href)
})
