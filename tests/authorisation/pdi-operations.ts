import type { Operation } from './operation.ts'

/** Id that no inspection has: each call that would change one is about none. */
const none = '0198c0de-0000-7000-8000-0000000000cc'
const input = '{ frameNumber: "NONE123", mechanic: "M", checked: [] }'
const change = (call: string): Operation => ({
  document: `mutation { ${call} { pdi { id } userErrors { code } } }`,
})

/** Calls of inspections before delivery. */
export const pdiOperations: Record<string, Operation> = {
  pdiChecklists: { document: '{ pdiChecklists(all: true) { id description } }' },
  pdis: {
    document: 'query($c: ID!) { pdis(custCode: $c) { count rows { id custName } } }',
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.pdis?.count,
  },
  pdi: { document: `{ pdi(id: "${none}") { id custName } }` },
  createPdi: {
    document: `mutation($c: ID!) { createPdi(id: "${none}", custCode: $c, pdi: ${input}) { pdi { id } userErrors { code } } }`,
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.createPdi?.pdi,
  },
  updatePdi: change(`updatePdi(id: "${none}", pdi: ${input})`),
  deletePdi: change(`deletePdi(id: "${none}")`),
  restorePdi: change(`restorePdi(id: "${none}")`),
}
