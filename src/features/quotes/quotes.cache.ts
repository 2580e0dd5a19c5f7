import { refreshLists } from '#data/list-cache.ts'

export const updates = refreshLists({
  createQuote: ['quotes'],
  sendQuote: ['quotes'],
  acceptQuote: ['quotes'],
  declineQuote: ['quotes'],
  withdrawQuote: ['quotes'],
})
