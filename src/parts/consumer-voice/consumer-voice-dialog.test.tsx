// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/Your message/)
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

/** The messages that the server has. */
const stored = async () =>
  (
    await (await testServer()).sql<{ message: string }>('SELECT message FROM customer_feedback')
  ).map(({ message }) => message)

/** Opens the dialog as a dealer does: by the account's menu. */
async function open() {
  const view = await renderAt('/user/edit-profile', { as: 'dealer' })
  fireEvent.click(screen.getByRole('button', { name: 'Account' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Consumer Voice' }))
  await screen.findByLabelText(/Your message/)
  return view
}

beforeEach(async () => {
  await (await testServer()).sql('DELETE FROM customer_feedback')
})

test.each([
  ['', 'Required'],
  ['Good, 100 %', 'These characters cannot be sent: 1 0 %'],
])('%j is refused at the field and not asked about', async (text, words) => {
  const { asked } = await open()
  write(text)
  press('SEND')
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain(words)
  expect(screen.queryByText('Send this message?')).toBe(null)
  expect(asked).not.toContain('SendCustomerFeedback')
})

test('a question comes first; line breaks arrive; what was sent is forgotten', async () => {
  const { asked } = await open()
  write('Thank you\nfor all')
  press('SEND')
  expect(asked).not.toContain('SendCustomerFeedback')
  expect(screen.queryByText('Send this message?')).not.toBe(null)
  press('Send')
  await screen.findByText('Your message was sent. Thank you!')
  await waitFor(() => expect(screen.queryByLabelText(/Your message/)).toBe(null))
  expect(await stored()).toEqual(['Thank you\nfor all'])
  cleanup()
  await open()
  expect(field().value).toBe('')
})

test('without a network the text is kept, across a reload too, and sent once when it is back', async () => {
  const { line } = await open()
  write('Keep me')
  line.online = false
  press('SEND')
  press('Send')
  await screen.findByText(/could not be sent/)
  expect(field().value).toBe('Keep me')
  cleanup()
  await open()
  await waitFor(() => expect(field().value).toBe('Keep me'))
  expect(await stored()).toEqual([])
  press('SEND')
  press('Send')
  await screen.findByText('Your message was sent. Thank you!')
  expect(await stored()).toEqual(['Keep me'])
})

test('what the server refuses is kept', async () => {
  await open()
  write('Keep me too')
  const server = await testServer()
  await server.sql(
    `UPDATE role SET permissions = array_remove(permissions, 'consumer-voice.submit')`,
  )
  press('SEND')
  press('Send')
  await screen.findByText(/could not be sent/)
  expect(field().value).toBe('Keep me too')
  expect(await stored()).toEqual([])
})
