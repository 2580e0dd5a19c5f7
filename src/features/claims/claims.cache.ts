import { refreshLists } from '#data/list-cache.ts'

export const updates = refreshLists({
  updateClaimStatus: ['claimsV3', 'claimBoard'],
  updateClaimStatuses: ['claimsV3', 'claimBoard', 'claimV2'],
})
