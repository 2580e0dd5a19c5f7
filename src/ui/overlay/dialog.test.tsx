// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { atom } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

beforeEach(() => history.replaceState(null, '', '/en/here'))
i18n.loadAndActivate({ locale: 'en', messages: {} })
afterEach(cleanup)

/** A page with one button that opens a window; `leave` is what a press in the window does before it closes. */
function Page({ leave }: { leave: (takeAway: () => void) => void }) {
  const [open, setOpen] = useState(false)
  const [opener, setOpener] = useState(true)
  const press = () => {
    leave(() => setOpener(false))
    setOpen(false)
  }
  return (
    <main tabIndex={-1}>
      <h1>Screen</h1>
      {opener && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <Dialog open={open} onOpenChange={setOpen} title="Window">
        <button type="button" onClick={press}>
          Go
        </button>
      </Dialog>
    </main>
  )
}

async function openAndLeave(leave: (takeAway: () => void) => void) {
  render(
    <I18nProvider i18n={i18n}>
      <Page leave={leave} />
    </I18nProvider>,
  )
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
}

test('a window gives the focus back to what opened it', async () => {
  await openAndLeave(() => undefined)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })),
  )
})

test('where what opened it is gone, reading goes on at the screen’s heading', async () => {
  await openAndLeave((takeAway) => takeAway())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Screen' })),
  )
})

test('a window that led to another screen leaves the focus at that screen’s heading', async () => {
  await openAndLeave(() => history.pushState(null, '', '/en/there'))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Screen' })),
  )
})

test('content that cannot be drawn leaves the window, its way out and the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  function Broken(): never {
    throw new Error('broken')
  }
  function WithBroken() {
    const [open, setOpen] = useState(true)
    return (
      <main>
        <h1>Screen</h1>
        <Dialog open={open} onOpenChange={setOpen} title="Window">
          <Broken />
        </Dialog>
      </main>
    )
  }
  render(
    <I18nProvider i18n={i18n}>
      <WithBroken />
    </I18nProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain('This window couldn’t be shown')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(screen.getByRole('heading').textContent).toBe('Screen')
})

test('a window whose code cannot be loaded says so and closes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const openAtom = atom(true)
  const Host = lazyDialog(openAtom, () => Promise.reject(new Error('gone')))
  render(
    <I18nProvider i18n={i18n}>
      <h1>Screen</h1>
      <Host />
    </I18nProvider>,
  )
  expect((await screen.findByRole('dialog')).textContent).toContain('Something went wrong')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})
