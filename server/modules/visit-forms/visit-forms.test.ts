import { expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { addVisitKinds, visitIds } from '../../../tests/support/visit-ground.ts'

const here = serverForTests(['admin'], {
  fill: (database, { tenantId }) => addVisitKinds(database, tenantId),
})
const inTenant = (sql: string) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) => tx.query(sql))

const saveChoice = async (over: object, id?: string) =>
  (
    await here.admin.ask(
      'mutation($id: ID, $c: VisitChoiceFields!) { saveVisitChoice(id: $id, visitChoice: $c) { visitChoice { id name active } userErrors { field code } } }',
      { id, c: { kind: 'polygon', list: 'equipment', name: 'Bike wash', ...over } },
    )
  ).data.saveVisitChoice

test('an answer is made, has a name of its own in its list, and is offered until it is out of use', async () => {
  const made = await saveChoice({})
  expect(made).toMatchObject({ visitChoice: { name: 'Bike wash', active: true }, userErrors: [] })
  expect((await saveChoice({ name: 'bike WASH' })).userErrors).toEqual([
    { field: 'name', code: 'name_taken' },
  ])
  expect((await saveChoice({ list: 'brandDisplay' })).userErrors).toEqual([])
  expect((await saveChoice({ kind: 'other' })).userErrors).toEqual([
    { field: 'kind', code: 'required' },
  ])
  const offered = async () =>
    (await here.admin.ask('{ equipments(kind: "polygon") { name } }')).data.equipments
  expect(await offered()).toContainEqual({ name: 'Bike wash' })
  await saveChoice({ active: false }, made.visitChoice!.id)
  expect(await offered()).not.toContainEqual({ name: 'Bike wash' })
})

test('what visits have is kept: it is neither deleted nor moved', async () => {
  const { mid, series } = visitIds.polygon
  await inTenant(`UPDATE visit_choice SET used = true WHERE id = '${mid}'`)
  await inTenant(`UPDATE visit_series SET used = true WHERE id = '${series}'`)
  const { data } = await here.admin.ask(
    `mutation { deleteVisitChoice(id: "${mid}") { userErrors { code } } }`,
  )
  expect(data.deleteVisitChoice.userErrors).toEqual([{ code: 'in_use' }])
  const removed = await here.admin.ask(
    `mutation { deleteVisitSeries(id: "${series}") { userErrors { code } } }`,
  )
  expect(removed.data.deleteVisitSeries.userErrors).toEqual([{ code: 'in_use' }])
  expect((await saveChoice({ list: 'equipment', name: 'Two makes' }, mid)).userErrors).toEqual([
    { field: 'list', code: 'kind_fixed' },
  ])
  expect(
    (await saveChoice({ list: 'otherMidrange', name: 'Two other makes' }, mid)).userErrors,
  ).toEqual([])
})

test('a kind asks for a photo of the shop and one of its display, and stays while lists refer to it', async () => {
  const save = async (slots: string) =>
    (
      await here.admin.ask(
        `mutation { saveVisitForm(id: "wim", visitForm: { kind: "wim", name: "Wim", fields: [notes], slots: [${slots}] }) { visitForm { name fields series } userErrors { field code } } }`,
      )
    ).data.saveVisitForm
  expect((await save('frontShop1')).userErrors).toEqual([{ field: 'slots', code: 'slots_needed' }])
  expect((await save('frontShop1, displayBanner')).visitForm).toEqual({
    name: 'Wim',
    fields: ['notes'],
    series: 1,
  })
  const remove = async () =>
    (await here.admin.ask('mutation { deleteVisitForm(id: "wim") { userErrors { code } } }')).data
      .deleteVisitForm.userErrors
  expect(await remove()).toEqual([{ code: 'in_use' }])
  await inTenant(`DELETE FROM visit_series WHERE kind = 'wim'`)
  expect(await remove()).toEqual([])
})
