// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { CheckField } from './check-field.tsx'
import { TextField } from './text-field.tsx'
import { type FormRefusal, useForm } from './use-form.tsx'

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(5, 'too_long')),
  city: v.pipe(v.string(), v.minLength(1, 'required')),
  active: v.boolean(),
})
const words = { in_use: msg`Somebody uses it` }

interface Parts {
  answers?: (FormRefusal | undefined)[]
  draft?: string
}

/** A form over a list of answers. @returns what was sent */
function show({ answers = [], draft }: Parts = {}) {
  const sent: unknown[] = []
  let release = () => {}
  function Form() {
    const form = useForm({
      schema,
      words,
      ...(draft && { draft }),
      initial: { name: '', city: 'Bandung', active: true },
      save: async (input) => {
        sent.push(input)
        await new Promise<void>((resolve) => (release = resolve))
        return answers.shift()
      },
    })
    return (
      <form {...form.props}>
        <TextField label="Name" {...form.field('name')} />
        <TextField label="City" {...form.field('city')} />
        <CheckField label="Active" {...form.check('active')} />
        <button type="submit" disabled={form.busy}>
          Save
        </button>
        <button type="button" onClick={form.reset}>
          Undo
        </button>
        <p data-testid="state">
          {form.dirty ? 'dirty' : 'clean'} {form.isUnsaved() ? 'unsaved' : 'saved'} {form.code}
        </p>
        <p data-testid="error">{form.error}</p>
      </form>
    )
  }
  render(
    <I18nProvider i18n={i18n}>
      <Form />
    </I18nProvider>,
  )
  return { sent, release: () => release() }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const save = () => fireEvent.click(screen.getByText('Save'))
const state = () => screen.getByTestId('state').textContent?.trim()

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('wrong fields say why, the first takes the focus, and typing takes its error away', async () => {
  const { sent } = show()
  type('City', '')
  save()
  await waitFor(() => expect(document.activeElement).toBe(box('Name')))
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Required',
    'Required',
  ])
  type('Name', 'A')
  expect(box('Name').getAttribute('aria-invalid')).toBeNull()
  expect(box('City').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('what the schema made of the input is sent once, however often Save is pressed', async () => {
  const { sent, release } = show()
  type('Name', ' Ann ')
  fireEvent.click(screen.getByRole('checkbox'))
  save()
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Save').disabled).toBe(true))
  fireEvent.submit(box('Name').form!)
  release()
  await waitFor(() => expect(state()).toBe('clean saved'))
  expect(sent).toEqual([{ name: 'Ann', city: 'Bandung', active: false }])
})

test('a refusal stands at its field; one of no field of this form belongs to the form', async () => {
  const { release } = show({
    answers: [
      { code: 'too_long', fields: { name: 'too_long' } },
      { code: 'in_use', fields: { other: 'in_use' } },
      { code: 'NETWORK', fields: {} },
    ],
  })
  type('Name', 'Ann')
  const refused = async () => {
    save()
    await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Save').disabled).toBe(true))
    release()
    await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Save').disabled).toBe(false))
  }
  await refused()
  expect(box('Name').getAttribute('aria-invalid')).toBe('true')
  expect(state()).toBe('dirty unsaved')
  await refused()
  expect(box('Name').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByTestId('error').textContent).toBe('Somebody uses it')
  await refused()
  expect(screen.getByTestId('error').textContent).toMatch(/couldn’t reach the server/)
  expect(box('Name').value).toBe('Ann')
})

test('a draft survives a reload of the page, and is gone when it is saved or undone', async () => {
  const { release } = show({ draft: 'test' })
  type('Name', 'Ann')
  cleanup()
  show({ draft: 'test' })
  expect([box('Name').value, box('City').value, state()]).toEqual([
    'Ann',
    'Bandung',
    'dirty unsaved',
  ])
  fireEvent.click(screen.getByText('Undo'))
  expect([box('Name').value, state()]).toEqual(['', 'clean saved'])
  cleanup()
  show({ draft: 'test' })
  expect(box('Name').value).toBe('')
  void release
})

test('without a draft nothing is stored', () => {
  show()
  type('Name', 'Ann')
  expect(sessionStorage.length).toBe(0)
})
