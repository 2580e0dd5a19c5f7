// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsOf } from './as-of.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 5, 1, 9, 12) })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a page that is left open begins to say of when its figures are, by itself', () => {
  const shown = render(
    <I18nProvider i18n={i18n}>
      <AsOf age={{ at: Date.now(), stale: false }} />
    </I18nProvider>,
  ).container
  act(() => void vi.advanceTimersByTime(59_000))
  expect(shown.textContent).toBe('')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(shown.textContent).toBe('· as of 09:12')
})

test('what could not be asked for anew says it at once, with the day where it is another one', () => {
  const shown = render(
    <I18nProvider i18n={i18n}>
      <AsOf age={{ at: new Date(2026, 4, 31, 18, 5).getTime(), stale: true }} alone />
    </I18nProvider>,
  ).container
  expect(shown.textContent).toBe('As of 31 May 2026, 18:05')
})
