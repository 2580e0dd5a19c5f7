import { expect, test } from 'vitest'
import { serverForTests } from '../tests/support/test-people.ts'

const here = serverForTests(['admin'])

interface Saved {
  record: { id: string; revision: string } | null
  userErrors: { code: string; meanwhile: { by: string; revision: string } | null }[]
}

/** Each kind: its mutation without the first letters, its input type, and two inputs for one record. */
test.each<[kind: string, type: string, first: object, second: object]>([
  [
    'role',
    'Role',
    { name: 'made.up', description: 'One', permissions: ['page.catalog'] },
    { name: 'made.up', description: 'Two', permissions: ['page.catalog'] },
  ],
  [
    'groupRole',
    'GroupRole',
    { description: 'One', roles: ['dealer'] },
    { description: 'Two', roles: ['dealer'] },
  ],
  [
    'permission',
    'Permission',
    { name: 'erp.made', description: 'One' },
    { name: 'erp.made', description: 'Two' },
  ],
  ['searchSynonym', 'SearchSynonym', { words: 'bidon, bottle' }, { words: 'bidon, flask' }],
])(
  'of two who edit the same %s, the second is told who was first, and replaces it when told',
  async (kind, type, first, second) => {
    const save = async (id: string | null, input: object, seen: string | null) => {
      const { data } = await here.admin.ask(
        `mutation($id: ID, $input: ${type}Input!, $seen: String) {
             saved: save${type}(id: $id, ${kind}: $input, seen: $seen) {
               record: ${kind} { id revision } userErrors { code meanwhile { by revision } } } }`,
        { id, input, seen },
      )
      return (data as unknown as { saved: Saved }).saved
    }
    const { id, revision: loaded } = (await save(null, first, null)).record!
    const { revision } = (await save(id, second, loaded)).record!
    expect(revision).not.toBe(loaded)
    const refused = await save(id, first, loaded)
    expect(refused).toEqual({
      record: null,
      userErrors: [{ code: 'changed_meanwhile', meanwhile: { by: 'Name of admin', revision } }],
    })
    expect((await save(id, first, revision)).userErrors).toEqual([])
    const both = await Promise.all([save(id, second, loaded), save(id, second, loaded)])
    expect(both.flatMap(({ userErrors }) => userErrors).map(({ code }) => code)).toEqual([
      'changed_meanwhile',
    ])
  },
)
