// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderAt, testServer } from './support/render-at.tsx'

interface Entity {
  /** Address of its list; the forms lie below it. */
  path: string
  /** Word on the buttons: "Delete role". */
  word: string
  /** End of its form's address; "create" when left out. */
  form?: 'edit'
  /** Valid input: fields by label, choices by label, and boxes to tick. */
  good: { fields: Record<string, string>; choices?: Record<string, string>; ticks?: string[] }
  /** Wrong inputs: the label, what is typed, and the words at the field. */
  bad: [label: string, typed: string, message: RegExp][]
  /** Adds the same again: the words of the refusal. */
  again: RegExp
  /** Text of the first column for the valid entry. */
  shown: string
  /** Field that is changed when it is edited. */
  changed: string
  /** Makes the good one used, so that it cannot be deleted; and unused again. Missing: nothing refers to it. */
  use?: string
  unuse?: string
  /** Users without access. */
  turnedAway: string[]
  audited: string
}

const entities: Entity[] = [
  {
    path: '/admin/roles',
    word: 'role',
    good: {
      fields: { Name: 'night.shift', Description: 'Night shift' },
      ticks: ['page.catalog', 'page.claim'],
    },
    bad: [
      ['Name', '', /^Required$/],
      ['Name', 'Night Shift', /small letters/],
      ['Name', 'x'.repeat(300), /too long/],
    ],
    again: /already in use/,
    shown: 'night.shift',
    changed: 'Description',
    use: `UPDATE app_user SET role = 'night.shift' WHERE username = 'guest'`,
    unuse: `UPDATE app_user SET role = 'guest' WHERE username = 'guest'`,
    turnedAway: ['dealer', 'usadmin', 'content'],
    audited: 'role',
  },
  {
    path: '/admin/group-roles',
    word: 'group role',
    good: { fields: { Description: 'مدير الوردية 🚲' }, ticks: ['dealer', 'audit'] },
    bad: [
      ['Description', ' ', /^Required$/],
      ['Description', 'x'.repeat(300), /too long/],
    ],
    again: /already in use/,
    shown: 'مدير الوردية 🚲',
    changed: 'Description',
    use: `UPDATE app_user SET group_role_id = (SELECT max(id) FROM group_role) WHERE username = 'guest'`,
    unuse: `UPDATE app_user SET group_role_id = NULL`,
    turnedAway: ['dealer', 'usadmin'],
    audited: 'group-role',
  },
  {
    path: '/admin/permissions',
    word: 'permission',
    good: { fields: { Name: 'erp.price-list', Description: 'Reads price lists in the ERP' } },
    bad: [
      ['Name', 'erp.', /small letters/],
      ['Name', '', /^Required$/],
    ],
    again: /already in use/,
    shown: 'erp.price-list',
    changed: 'Description',
    use: `UPDATE role SET permissions = permissions || '{erp.price-list}' WHERE name = 'guest'`,
    unuse: `UPDATE role SET permissions = array_remove(permissions, 'erp.price-list')`,
    turnedAway: ['dealer', 'usadmin'],
    audited: 'permission',
  },
  {
    path: '/admin/identity-providers',
    word: 'identity provider',
    good: {
      fields: { Name: 'Contoso', Issuer: 'https://id.contoso.example', 'Client ID': 'portal' },
    },
    bad: [
      ['Name', '', /^Required$/],
      ['Name', 'x'.repeat(41), /too long/],
      ['Client ID', ' ', /^Required$/],
      ['Scopes', 'email', /must include openid/],
    ],
    again: /already in use/,
    shown: 'Contoso',
    changed: 'Client ID',
    turnedAway: ['dealer', 'usadmin', 'content'],
    audited: 'identity-provider',
  },
  {
    path: '/admin/vendors',
    word: 'vendor',
    good: {
      fields: {
        Name: 'Northpine Workwear',
        Code: 'V-100',
        'Contact email': 'office@northpine.example',
        'Email addresses for new orders': 'orders@northpine.example\nstock@northpine.example',
        Address: '1 Mill Lane\nLeeds',
      },
      ticks: ['2000', 'vendor'],
    },
    bad: [
      ['Name', '', /^Required$/],
      ['Name', 'x'.repeat(300), /too long/],
      ['Code', 'V 100', /letters A–Z/],
      ['Contact email', 'office', /email address/],
      ['Email addresses for new orders', 'a@b.example, office', /email address/],
    ],
    again: /already in use/,
    shown: 'Northpine Workwear',
    changed: 'Address',
    use: `INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit) SELECT 'aa', id, 'BELL', 'A bell', 1, 'EA' FROM vendor WHERE code = 'V-100'`,
    unuse: `DELETE FROM vendor_product WHERE code = 'BELL'`,
    turnedAway: ['dealer', 'usadmin', 'vendor'],
    audited: 'vendor',
  },
  {
    path: '/admin/search-synonyms',
    word: 'synonym group',
    good: { fields: { Words: 'bidon, water bottle, 水壶' } },
    bad: [
      ['Words', '', /^Required$/],
      ['Words', 'tube, tubes', /two different words/],
      ['Words', 'tube, –', /letter or digit/],
      ['Words', `tube, ${'x'.repeat(61)}`, /too long/],
    ],
    again: /already in use/,
    shown: 'bidon, water bottle, 水壶',
    changed: 'Words',
    turnedAway: ['dealer', 'usadmin', 'content'],
    audited: 'search-synonym',
  },
]

const paymentMethod: Entity = {
  path: '/admin/payment-methods',
  word: 'payment method',
  form: 'edit',
  good: {
    fields: { Code: 'LATER', Type: 'credit', Description: '14 days', Discount: '0.02' },
    choices: { 'Sales organization': '2000', Pays: 'order' },
    ticks: ['Gold'],
  },
  bad: [
    ['Code', '', /^Required$/],
    ['Type', 'x'.repeat(41), /too long/],
    ['Discount', '2%', /Enter a number/],
    ['Discount', '2', /fraction below 1/],
    ['Hours to pay', 'soon', /whole number/],
    ['Position', '-1', /too small/],
  ],
  again: /already in use/,
  shown: '14 days',
  changed: 'Description',
  use: `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, payment_id, created_at) SELECT 'aa', id, 'OPEN-1', '2000', 'placed', 'USD', 1, 'LATER', now() FROM customer WHERE name LIKE 'Shop Z%'`,
  unuse: `DELETE FROM sales_order WHERE order_no = 'OPEN-1'`,
  turnedAway: ['dealer', 'usadmin', 'finance'],
  audited: 'payment-method',
}

/** Entities of sales terms. */
const terms: Entity[] = [
  paymentMethod,
  {
    ...paymentMethod,
    path: '/admin/shipment-rates',
    word: 'shipment rate',
    good: {
      fields: { Code: 'VAN', Type: 'van', Description: 'By van', 'Rate (USD)': '12.50' },
      choices: { 'Sales organization': '2000' },
    },
    bad: [
      ['Description', '', /^Required$/],
      ['Rate (USD)', 'much', /Enter a number/],
      ['Rate (USD)', '1.2345', /decimal places/],
    ],
    shown: 'By van',
    use: `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, shipment_id, created_at) SELECT 'aa', id, 'OPEN-1', '2000', 'placed', 'USD', 1, 'VAN', now() FROM customer WHERE name LIKE 'Shop Z%'`,
    audited: 'shipment-rate',
  },
  {
    path: '/admin/freight-steps',
    word: 'freight discount',
    form: 'edit',
    good: {
      fields: {
        'Warehouse area': 'North',
        'Pieces needed': '20',
        'Discount on the freight (USD)': '4',
      },
      choices: { 'Sales organization': '2000' },
    },
    bad: [
      ['Pieces needed', '0', /too small/],
      ['Pieces needed', '', /whole number/],
      ['Discount on the freight (USD)', '', /^Required$/],
    ],
    again: /already in use/,
    shown: 'North',
    changed: 'Warehouse area',
    turnedAway: ['dealer', 'usadmin', 'finance'],
    audited: 'freight-step',
  },
  {
    path: '/admin/sales-organisations',
    word: 'sales organization',
    form: 'edit',
    good: {
      fields: {
        Code: '3000',
        'Merchant name': 'Wheels',
        'Internal name': 'Wheels EU',
        'Company code': '30',
        'Company name': 'Wheels Ltd',
        'Web page 1': 'https://wheels.example/terms',
      },
    },
    bad: [
      ['Code', '30 00', /letters A–Z/],
      ['Currency', 'Euro', /three letters/],
      ['Web page 1', 'http://wheels.example', /https/],
    ],
    again: /already in use/,
    shown: 'Wheels',
    changed: 'Merchant name',
    use: `INSERT INTO user_area (tenant_id, of_user, sorg) SELECT 'aa', id, '3000' FROM app_user WHERE username = 'guest'`,
    unuse: `DELETE FROM user_area WHERE sorg = '3000'`,
    turnedAway: ['dealer', 'usadmin', 'finance'],
    audited: 'sales-organisation',
  },
]

/** Entities that content refers to. */
const content: Entity[] = [
  {
    path: '/admin/target-markets',
    word: 'target market',
    form: 'edit',
    good: { fields: { Name: 'Österreich', Source: 'EU', Brand: 'Polygon' } },
    bad: [
      ['Name', ' ', /^Required$/],
      ['Brand', 'x'.repeat(300), /too long/],
    ],
    again: /already in use/,
    shown: 'Österreich',
    changed: 'Name',
    use: `INSERT INTO banner (tenant_id, banner_file, markets, "from", "to") SELECT 'aa', 'a.svg', array_agg(id), now(), now() FROM content_target_market`,
    unuse: `DELETE FROM banner`,
    turnedAway: ['dealer', 'usadmin', 'content'],
    audited: 'target-market',
  },
  {
    path: '/admin/content-layouts',
    word: 'layout',
    form: 'edit',
    good: { fields: { Name: 'Bare cards' }, choices: { For: 'news' } },
    bad: [
      ['Name', '', /^Required$/],
      ['Name', 'x'.repeat(81), /too long/],
    ],
    again: /already in use/,
    shown: 'Bare cards',
    changed: 'Name',
    use: `INSERT INTO content_item (tenant_id, kind, title, layout_id, "from", "to") SELECT 'aa', 'news', 'N', max(id), now(), now() FROM content_layout`,
    unuse: `DELETE FROM content_item`,
    turnedAway: ['dealer', 'usadmin', 'content'],
    audited: 'content-layout',
  },
]

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const fill = async ({ good }: Entity) => {
  await screen.findByRole('button', { name: 'Save' })
  for (const [label, value] of Object.entries(good.choices ?? {})) choose(label, value)
  for (const [label, value] of Object.entries(good.fields)) type(label, value)
  for (const name of good.ticks ?? [])
    fireEvent.click(document.querySelector(`input[type=checkbox][value="${name}"]`)!)
}
const actions = async ({ audited }: Entity) =>
  (
    await (
      await testServer()
    ).sql<{ action: string; before: unknown; after: unknown }>(
      'SELECT action, before, after FROM audit_log WHERE action LIKE $1 ORDER BY id',
      [`${audited}.%`],
    )
  ).map(({ action, before, after }) =>
    `${action} ${before ? 'before' : ''} ${after ? 'after' : ''}`.trim(),
  )

describe.each([...entities, ...terms, ...content])('$path', (entity) => {
  const { path, word, form = 'create', bad, again, shown, changed } = entity

  test.each(entity.turnedAway)('%s is turned away by the screen and by the server', async (as) => {
    const { address, asked } = await renderAt(path, { as })
    expect(address()).toMatch(/^\/login/)
    expect(
      asked.filter((name) =>
        /Role|Permission|Provider|Synonym|Method|Rate|Step|Organisation|Market|Layout|Vendor/.test(
          name,
        ),
      ),
    ).toEqual([])
  })

  test('bad input is refused at its field, in words, and nothing is sent', async () => {
    const { asked } = await renderAt(`${path}/${form}`, { as: 'admin' })
    await fill(entity)
    for (const [label, typed, message] of bad) {
      const before = screen.getByRole<HTMLInputElement>('textbox', { name: label }).value
      type(label, typed)
      press('Save')
      const field = screen.getByRole('textbox', { name: label })
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      const described = document.getElementById(
        field.getAttribute('aria-describedby')!.split(' ').at(-1)!,
      )
      expect(described!.textContent).toMatch(message)
      type(label, before)
    }
    expect(asked.filter((name) => name.startsWith('Save'))).toEqual([])
  })

  test('it is created, found, refused a second time, edited, kept while used, and deleted', async () => {
    const { address, router } = await renderAt(`${path}/${form}`, { as: 'admin' })
    const { sql } = await testServer()
    await fill(entity)
    press('Save')
    await screen.findByText(/saved$/)
    await waitFor(() => expect(address()).toBe(path))
    const create = await screen.findByRole('link', { name: `New ${word}` })

    fireEvent.click(create)
    await fill(entity)
    press('Save')
    expect((await screen.findByRole('alert')).textContent).toMatch(again)

    // What is typed is not lost without a question.
    void router.navigate({ to: path, search: { search: shown } } as never)
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: 'Discard and leave' }))
    const row = await screen.findByRole('link', { name: shown })
    expect(screen.getAllByRole('row')).toHaveLength(2)

    fireEvent.click(row)
    await screen.findByRole('button', { name: 'Save' })
    const after = `${entity.good.fields[changed]} 2`
    type(changed, after)
    press('Save')
    await waitFor(() => expect(address()).toBe(path))

    if (entity.use) await sql(entity.use)
    await router.navigate({ to: path, search: { search: shown } } as never)
    fireEvent.click(await screen.findByRole('link', { name: new RegExp(`^${shown}`) }))
    const remove = async () => {
      fireEvent.click(await screen.findByRole('button', { name: `Delete ${word}` }))
      const dialog = await screen.findByRole('alertdialog')
      fireEvent.click(within(dialog).getByRole('button', { name: `Delete ${word}` }))
    }
    await screen.findByRole('button', { name: 'Save' })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: changed }).value).toBe(after)
    if (entity.unuse) {
      await remove()
      await screen.findByText(/still in use/)
      await sql(entity.unuse)
    }
    await remove()
    await screen.findByText(/deleted$/)
    await waitFor(() => expect(address()).toBe(path))
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: new RegExp(`^${shown}`) })).toBeNull(),
    )

    expect(await actions(entity)).toEqual([
      `${entity.audited}.created  after`,
      `${entity.audited}.updated before after`,
      `${entity.audited}.deleted before`,
    ])
  })
})

test('a form that someone else has saved meanwhile says who, keeps what is typed, and replaces it when saved again', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO role (tenant_id, name, description, permissions) VALUES ('aa', 'late.shift', 'Old', '{page.catalog}')`,
  )
  const { address } = await renderAt('/admin/roles/edit/late.shift', { as: 'admin' })
  await screen.findByRole('button', { name: 'Save' })
  type('Description', 'Mine')
  await sql(`UPDATE role SET description = 'Theirs' WHERE name = 'late.shift'`)
  await sql(
    `INSERT INTO audit_log (tenant_id, at, actor, action, target) VALUES ('aa', now(), $1, 'role.updated', 'late.shift')`,
    [world.users.content],
  )
  const stored = async () =>
    (
      await sql<{ description: string }>(`SELECT description FROM role WHERE name = 'late.shift'`)
    )[0]!.description
  press('Save')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Name of content changed this while you were editing. Your entries are kept; save again to replace them.',
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Description' }).value).toBe('Mine')
  expect(await stored()).toBe('Theirs')
  press('Save')
  await waitFor(() => expect(address()).toBe('/admin/roles'))
  expect(await stored()).toBe('Mine')
})
