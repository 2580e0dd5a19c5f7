import { expect, test } from 'vitest'
import { startingRoles } from '#domain/account/permissions.ts'
import { decide } from '../src/shell/navigation/guard.ts'
import { restingRouter } from './repo/screens.ts'
import { hostConfig, person } from './support/people.ts'
import { serverForTests } from './support/test-people.ts'

const people = [
  'dealer',
  'dealer2',
  'rep',
  'fixed',
  'manager',
  'office',
  'admin',
  'content',
  'finance',
  'vendor',
  'audit',
  'guest',
  'product',
  'usadmin',
] as const
const writers = { newsWriter: ['news.cu'], materialWriter: ['marketing-material.cud'] } as const

const span = `now() - interval '1 day', now() + interval '1 day'`
const here = serverForTests([...people, 'newsWriter', 'materialWriter'], {
  config: { features: { NEWS: true } as never },
  fill: (database) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      for (const [name, scopes] of Object.entries(writers)) {
        await tx.query(`INSERT INTO role (tenant_id, name, permissions) VALUES ('aa', $1, $2)`, [
          name,
          scopes,
        ])
        await tx.query(
          `INSERT INTO app_user (tenant_id, username, name, role, password_hash) SELECT 'aa', $1, $1, $1, password_hash FROM app_user WHERE username = 'dealer'`,
          [name],
        )
      }
      const [category] = await tx.query<{ id: number }>(
        `INSERT INTO marketing_category (tenant_id, type, title, "from", "to") VALUES ('aa', 'brand-assets', 'Everywhere', ${span}) RETURNING id`,
      )
      await tx.query(
        `INSERT INTO content_item (tenant_id, kind, type, title, body, category_id, "from", "to") VALUES
          ('aa', 'news', '', 'Everywhere', '<p>x</p>', NULL, ${span}),
          ('aa', 'document', 'technical', 'Everywhere', '<p>x</p>', NULL, ${span}),
          ('aa', 'material', 'brand-assets', 'Everywhere', '<p>x</p>', $1, ${span})`,
        [category!.id],
      )
      await tx.query(
        `INSERT INTO announcement (tenant_id, type, title, content, "from", "to") VALUES ('aa', 'home_page', 'Everywhere', '<p>x</p>', ${span})`,
      )
    }),
})

const router = restingRouter()

test.each([...people, ...(Object.keys(writers) as (keyof typeof writers)[])])(
  'whatever %s finds in the search over all content opens',
  async (name) => {
    const { data } = await here[name].ask(
      '{ contentSearch(search: "everywhere") { rows { kind route } } }',
    )
    const { rows } = data.contentSearch
    const [{ role } = { role: '' }] = await here.database.within(
      { tenantId: 'aa', user: 'any', customers: 'all' },
      (tx) => tx.query<{ role: string }>('SELECT role FROM app_user WHERE username = $1', [name]),
    )
    const permissions = role in writers ? writers[role as never] : startingRoles[role as never]
    expect(rows.map(({ kind }) => kind)).toContain('ANNOUNCEMENT')
    for (const { route } of rows) {
      const [matched] = router.getMatchedRoutes(route)
      const screen = matched.at(-1)!.options.staticData!.screen
      expect(screen, route).toMatchObject({ title: expect.anything() })
      expect(decide(screen, person('guest', { permissions }), hostConfig()), route).toEqual({
        kind: 'enter',
      })
    }
  },
  60_000,
)
