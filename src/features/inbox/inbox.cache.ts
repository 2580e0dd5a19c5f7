import { refreshLists } from '#data/list-cache.ts'

/** Lists that an answer makes old. */
export const updates = refreshLists({
  markInquiries: ['customerInquiries', 'customerInquiry'],
  replyToInquiry: ['customerInquiries'],
  acceptInquiry: ['customerInquiries', 'usersV2', 'acceptanceChoices'],
  markFeedback: ['customerFeedbacks', 'customerFeedback'],
  replyToFeedback: ['customerFeedbacks'],
})
