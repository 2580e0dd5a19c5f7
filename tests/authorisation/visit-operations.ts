import { visitIds } from '../support/visit-ground.ts'
import type { Operation, Things } from './operation.ts'

const page = 'count rows { id custName }'
const kind = '"polygon"'
/** Ids that nothing has: each call that would delete is about none of these. */
const none = '0198c0de-0000-7000-8000-0000000000bb'

const input = `{ kind: ${kind}, seriesList: ["${visitIds.polygon.series}"] }`
const ofVisit = (name: string): Operation => ({
  document: `mutation($v: ID!) { ${name}(id: $v) { formVisit { id } userErrors { code } } }`,
  variables: ({ visit }: Things) => ({ v: visit }),
  hidden: (data) => data?.[name as 'deleteFormVisit']?.formVisit,
})

/** Calls of visits and of their lists. */
export const visitOperations: Record<string, Operation> = {
  visitKinds: { document: '{ visitKinds { id name series { name } } }' },
  otherMidRanges: { document: `{ otherMidRanges(kind: ${kind}) { name } }` },
  equipments: { document: `{ equipments(kind: ${kind}) { name } }` },
  brandDisplays: { document: `{ brandDisplays(kind: ${kind}) { name } }` },
  formVisits: {
    document: `query($c: ID!) { formVisits(kind: ${kind}, custCode: $c) { ${page} } }`,
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.formVisits?.count,
  },
  formVisit: {
    document: 'query($v: ID!) { formVisit(id: $v) { id revisions { revision } } }',
    variables: ({ visit }) => ({ v: visit }),
    hidden: (data) => data?.formVisit,
  },
  lastFormVisit: {
    document: `query($c: ID!) { lastFormVisit(kind: ${kind}, custCode: $c) { id } }`,
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.lastFormVisit,
  },
  formVisitTrend: {
    document: `query($c: ID!) { formVisitTrend(kind: ${kind}, custCode: $c) { id } }`,
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.formVisitTrend?.length,
  },
  formVisitSalesCustomers: {
    document:
      'query($c: String!) { formVisitSalesCustomers(sorg: "1000", search: $c) { count rows { custName } } }',
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.formVisitSalesCustomers?.count,
  },
  createFormVisit: {
    document: `mutation($c: ID!) { createFormVisit(id: "${none}", custCode: $c, visit: ${input}, photos: []) { formVisit { id } userErrors { code } } }`,
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.createFormVisit?.formVisit,
  },
  updateFormVisit: {
    document: `mutation($v: ID!) { updateFormVisit(id: $v, visit: ${input}) { formVisit { id } userErrors { code } } }`,
    variables: ({ visit }) => ({ v: visit }),
    hidden: (data) => data?.updateFormVisit?.formVisit,
  },
  deleteFormVisit: ofVisit('deleteFormVisit'),
  restoreFormVisit: ofVisit('restoreFormVisit'),
  visitForms: { document: '{ visitForms { count rows { name } } }' },
  visitForm: { document: '{ visitForm(id: "polygon") { name } }' },
  saveVisitForm: {
    document:
      'mutation { saveVisitForm(id: "wim", visitForm: { kind: "wim", name: "Wim", fields: [notes], slots: [frontShop1, displayShop1] }) { userErrors { code } } }',
  },
  deleteVisitForm: {
    document: 'mutation { deleteVisitForm(id: "polygon") { userErrors { code } } }',
  },
  visitChoices: { document: '{ visitChoices { count rows { name } } }' },
  visitChoice: { document: `{ visitChoice(id: "${visitIds.polygon.mid}") { name } }` },
  saveVisitChoice: {
    document: `mutation { saveVisitChoice(visitChoice: { kind: ${kind}, list: equipment, name: "Work stand" }) { userErrors { code } } }`,
  },
  deleteVisitChoice: {
    document: `mutation { deleteVisitChoice(id: "${visitIds.polygon.midOther}") { userErrors { code } } }`,
  },
  allVisitSeries: { document: '{ allVisitSeries { count rows { name } } }' },
  visitSeries: { document: `{ visitSeries(id: "${visitIds.polygon.series}") { name } }` },
  saveVisitSeries: {
    document: `mutation { saveVisitSeries(visitSeries: { kind: ${kind}, brand: "Polygon", name: "Siskiu" }) { userErrors { code } } }`,
  },
  deleteVisitSeries: {
    document: `mutation { deleteVisitSeries(id: "${visitIds.polygon.series2}") { userErrors { code } } }`,
  },
}
