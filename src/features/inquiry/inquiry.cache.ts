import { refreshLists } from '#data/list-cache.ts'

/** Lists that an answered inquiry makes old. */
export const updates = refreshLists({ markInquiries: ['customerInquiries'] })
