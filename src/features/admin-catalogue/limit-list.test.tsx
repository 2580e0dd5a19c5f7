// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { goods } from '../../../tests/support/world.ts'

/** Opens the list of two articles' limits: none, and 5. */
async function show(search: string) {
  const view = await renderAt(`/admin/catalog-analyze-new?search=${search}`, { as: 'admin' })
  await screen.findAllByRole('textbox', { name: /^Order limit of/ })
  const sent = () => view.asked.filter((name) => name === 'UpdateOrderLimits').length
  return { ...view, sent }
}
const limits = async () =>
  Object.fromEntries(
    (
      await (
        await testServer()
      ).sql<{ code: string; order_quota: number | null }>(
        'SELECT code, order_quota FROM article a JOIN article_sorg s ON s.article_id = a.id WHERE code IN ($1, $2) ORDER BY 1',
        [goods.bolt, goods.quota],
      )
    ).map(({ code, order_quota }) => [code, order_quota]),
  )
const names = {} as Record<string, string>
const field = (code: string) =>
  screen.getByRole<HTMLInputElement>('textbox', {
    name: `Order limit of ${names[code]}, 2000`,
  })
const type = (code: string, text: string) =>
  fireEvent.change(field(code), { target: { value: text } })
/** Returns the description a screen reader adds to a field's name. */
const saidOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
const save = () => screen.queryByRole('button', { name: /^Save/ })

beforeEach(async () => {
  const { sql } = await testServer()
  await sql('UPDATE article_sorg SET order_quota = NULL')
  await sql(
    'UPDATE article_sorg SET order_quota = 5 FROM article a WHERE a.id = article_id AND code = $1',
    [goods.quota],
  )
  for (const { code, name } of await sql<{ code: string; name: string }>(
    'SELECT code, name FROM article',
  ))
    names[code] = name
})

test('what was typed is saved together, and can be taken back', async () => {
  const { store } = await show('')
  expect([field(goods.bolt).value, field(goods.quota).value, save()]).toEqual(['', '5', null])
  type(goods.bolt, '12')
  type(goods.quota, '')
  fireEvent.click(save()!)
  await waitFor(() =>
    expect(store.get(toastsAtom).at(-1)).toMatchObject({
      tone: 'success',
      text: '2 order limits saved',
    }),
  )
  expect(await limits()).toEqual({ [goods.bolt]: 12, [goods.quota]: null })
  act(() => store.get(toastsAtom).at(-1)!.action!.run())
  await waitFor(async () =>
    expect(await limits()).toEqual({ [goods.bolt]: null, [goods.quota]: 5 }),
  )
})

test('what says the same as before is no change', async () => {
  await show('')
  type(goods.quota, '6')
  expect(save()?.textContent).toBe('Save 1 order limit')
  type(goods.quota, '5')
  expect(save()).toBeNull()
})

test('a limit that is none is marked and takes the focus, and nothing is sent', async () => {
  const { sent } = await show('')
  type(goods.bolt, '12')
  type(goods.quota, 'ten')
  fireEvent.click(save()!)
  await waitFor(() => expect(document.activeElement).toBe(field(goods.quota)))
  expect(saidOf(field(goods.quota))).toBe('A whole number from 1 to 99999, or nothing')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    '1 limit isn’t a valid number. Nothing was saved.',
  )
  expect([sent(), field(goods.bolt).getAttribute('aria-invalid')]).toEqual([0, null])
})

test('a wrong limit on another page of the list is named', async () => {
  const { router, sent } = await show('')
  type(goods.quota, 'ten')
  await act(() =>
    router.navigate({ to: '/admin/catalog-analyze-new', search: { search: goods.bolt } }),
  )
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Order/ })).toHaveLength(1))
  fireEvent.click(save()!)
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      `1 limit isn’t a valid number. Nothing was saved. On other pages of the list: 2000/${goods.quota}.`,
    ),
  )
  expect(sent()).toBe(0)
})

test('an article that is gone is named, and what was typed stays', async () => {
  await show('')
  const { sql } = await testServer()
  await sql(
    'DELETE FROM article_sorg USING article a WHERE a.id = article_id AND sorg = $2 AND code = $1',
    [goods.orderBlocked, '2000'],
  )
  type(goods.bolt, '12')
  type(goods.orderBlocked, '7')
  fireEvent.click(save()!)
  await screen.findByText(
    `Some of these articles are no longer sold here: 2000/${goods.orderBlocked}.`,
  )
  expect([
    field(goods.bolt).value,
    field(goods.orderBlocked).value,
    field(goods.orderBlocked).getAttribute('aria-invalid'),
  ]).toEqual(['12', '7', 'true'])
  expect((await limits())[goods.bolt]).toBeNull()
})

test('without a network it can be read and not changed; what was typed comes back with it, over a reload too', async () => {
  const { setOnline } = await show('')
  type(goods.bolt, '12')
  act(() => setOnline(false))
  expect([field(goods.bolt).disabled, save()?.hasAttribute('disabled')]).toEqual([true, true])
  expect(
    screen
      .getByText('You’re offline, so limits can’t be changed. Your input is kept.')
      .closest('[role=status]'),
  ).not.toBeNull()
  const typed = { ...sessionStorage }
  await leaveScreen()
  Object.assign(sessionStorage, typed)
  await show('')
  expect(field(goods.bolt).value).toBe('12')
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect([field(goods.bolt).value, save()]).toEqual(['', null])
})
