// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Client, fetchExchange } from '@urql/core'
import { createStore, Provider as StoreProvider } from 'jotai'
import { Provider } from 'urql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AuthUser } from '#domain/account/session.ts'
import { clearFacts, readFact } from '#offline/device-facts.ts'
import { userAtom } from '#shell/session/session-atoms.ts'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { ConsumerVoiceDialog } from './consumer-voice-dialog.tsx'

const key = 'consumer-voice.draft.7'
let sent: string[]
let answer: () => Promise<Response>
const said = (body: object) => () =>
  Promise.resolve(Response.json({ data: { sendCustomerFeedback: body } }))

function show() {
  const store = createStore()
  store.set(userAtom, { id: '7' } as AuthUser)
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: (_input, init) => {
      sent.push(
        (JSON.parse(init!.body as string) as { variables: { message: string } }).variables.message,
      )
      return answer()
    },
  })
  const onClose = vi.fn()
  render(
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n}>
        <Provider value={client}>
          <ConsumerVoiceDialog onClose={onClose} />
        </Provider>
      </I18nProvider>
    </StoreProvider>,
  )
  return { store, onClose }
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/Your message/)
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

beforeEach(async () => {
  sent = []
  answer = said({ data: { status: true, description: 'ok' }, userErrors: [] })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  await clearFacts(key)
})
afterEach(cleanup)

test.each([
  ['', 'Required'],
  ['Good, 100 %', 'These characters cannot be sent: 1 0 %'],
])('%j is refused at the field and not asked about', (text, words) => {
  show()
  write(text)
  press('SEND')
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain(words)
  expect(screen.queryByText('Send this message?')).toBe(null)
  expect(sent).toEqual([])
})

test('a question comes first; line breaks travel escaped; what was sent is forgotten', async () => {
  const { store, onClose } = show()
  write('Thank you\nfor all')
  press('SEND')
  expect(sent).toEqual([])
  expect(screen.queryByText('Send this message?')).not.toBe(null)
  press('Send')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent).toEqual(['Thank you\\nfor all'])
  expect(store.get(toastsAtom).map(({ tone }) => tone)).toEqual(['success'])
  expect(await readFact(key)).toBe('')
})

test.each<[string, () => Promise<Response>]>([
  [
    'a refusal',
    said({
      data: null,
      userErrors: [{ field: 'message', message: 'valid_text', code: 'valid_text' }],
    }),
  ],
  ['a false status', said({ data: { status: false, description: '' }, userErrors: [] })],
  ['no network', () => Promise.reject(new TypeError('Load failed'))],
])('%s keeps the text, across a reload too', async (_case, given) => {
  answer = given
  const { onClose } = show()
  write('Keep me')
  press('SEND')
  press('Send')
  await screen.findByText(/could not be sent/)
  expect(field().value).toBe('Keep me')
  expect(onClose).not.toHaveBeenCalled()
  cleanup()
  show()
  await waitFor(() => expect(field().value).toBe('Keep me'))
})
