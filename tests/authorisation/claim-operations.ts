import type { Operation, Things } from './operation.ts'

/** Ids that nothing has. */
const none = '0198c0de-0000-7000-8000-0000000000cc'
const page = 'count rows { id number custName }'
const answer = 'claim { id } userErrors { code }'

/** A change of the claim that is refused before it writes: what the role may is asked, not what the claim becomes. */
const ofClaim = (document: string, name: string): Operation => ({
  document,
  variables: ({ claim }: Things) => ({ k: claim }),
  hidden: (data) => data?.[name as 'updateClaimStatus']?.claim,
})
const creation = (name: string): Operation => ({
  document: `mutation($c: ID!) { ${name}(id: "${none}", custCode: $c, claim: {}) { ${answer} } }`,
  variables: ({ customer }) => ({ c: customer }),
  hidden: (data) => data?.[name as 'createClaimBike']?.claim,
})

/** Calls of claims. */
export const claimOperations: Record<string, Operation> = {
  claimsV3: {
    document: `query($c: ID!) { claimsV3(custCode: $c) { ${page} } }`,
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.claimsV3?.count,
  },
  claimsV2: { document: `{ claimsV2 { ${page} } }` },
  claimV2: {
    document:
      'query($k: ID!) { claimV2(id: $k) { id comments { comment } histories { reason } dealer { custName } } }',
    variables: ({ claim }) => ({ k: claim }),
    hidden: (data) => data?.claimV2,
  },
  claimBoard: { document: '{ claimBoard { count oldest { id } } }' },
  claimStatuses: { document: '{ claimStatuses { id category } }' },
  claimTransitions: {
    document: '{ claimTransitions(category: bike) { fromStatusId toStatusId } }',
  },
  claimCapabilities: { document: '{ claimCapabilities { mayProcess } }' },
  claimProblems: { document: '{ claimProblems(category: bike) { id } }' },
  claimBrands: { document: '{ claimBrands }' },
  claimArticles: { document: '{ claimArticles(search: "bike") { code } }' },
  claimCustomers: { document: '{ claimCustomers { custCode } }' },
  claimDealerInformation: {
    document: 'query($c: ID!) { claimDealerInformation(custCode: $c) { custName } }',
    variables: ({ customer }) => ({ c: customer }),
    hidden: (data) => data?.claimDealerInformation,
  },
  claimAdditionalDocuments: {
    document: 'query($k: ID!) { claimAdditionalDocuments(id: $k) { id } }',
    variables: ({ claim }) => ({ k: claim }),
    hidden: (data) => data?.claimAdditionalDocuments?.length,
  },
  claimFrame: { document: '{ claimFrame(frameNumber: "NONE000000") { frameNumber } }' },
  createClaimBike: creation('createClaimBike'),
  createClaimPaa: creation('createClaimPaa'),
  updateClaimBike: ofClaim(
    `mutation($k: ID!) { updateClaimBike(id: $k, claim: {}) { ${answer} } }`,
    'updateClaimBike',
  ),
  updateClaimPaa: ofClaim(
    `mutation($k: ID!) { updateClaimPaa(id: $k, claim: {}) { ${answer} } }`,
    'updateClaimPaa',
  ),
  updateClaimPaaV2: ofClaim(
    `mutation($k: ID!) { updateClaimPaaV2(id: $k, claim: {}) { ${answer} } }`,
    'updateClaimPaaV2',
  ),
  updateClaimStatus: ofClaim(
    `mutation($k: ID!) { updateClaimStatus(id: $k, status: "closed") { ${answer} } }`,
    'updateClaimStatus',
  ),
  updateClaimStatuses: {
    document:
      'mutation($k: ID!) { updateClaimStatuses(ids: [$k], status: "closed") { claims { id } results { code } userErrors { code } } }',
    variables: ({ claim }) => ({ k: claim }),
    hidden: (data) => data?.updateClaimStatuses?.claims?.length,
  },
  createClaimComment: ofClaim(
    `mutation($k: ID!) { createClaimComment(id: $k, comment: "Hello") { ${answer} } }`,
    'createClaimComment',
  ),
  createClaimAdditionalDocument: ofClaim(
    `mutation($k: ID!) { createClaimAdditionalDocument(id: $k, file: "${none}") { ${answer} } }`,
    'createClaimAdditionalDocument',
  ),
  deleteClaimAdditionalDocument: ofClaim(
    `mutation($k: ID!) { deleteClaimAdditionalDocument(id: $k, documentId: "${none}") { ${answer} } }`,
    'deleteClaimAdditionalDocument',
  ),
}
