import { refreshLists } from '#data/list-cache.ts'

export const updates = refreshLists({
  updateClaimStatus: ['claimsV3', 'claimBoard'],
  sendRecordAgain: ['claimV2'],
  updateClaimStatuses: ['claimsV3', 'claimBoard', 'claimV2'],
})
