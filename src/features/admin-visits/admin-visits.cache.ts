import { refreshLists } from '#data/list-cache.ts'

const asked = ['visitKinds', 'otherMidRanges', 'equipments', 'brandDisplays']

/** Lists that a change of visit forms makes old, and what the forms themselves ask. */
export const updates = refreshLists({
  saveVisitForm: ['visitForms', ...asked],
  deleteVisitForm: ['visitForms', ...asked],
  saveVisitChoice: ['visitChoices', 'visitForms', ...asked],
  deleteVisitChoice: ['visitChoices', 'visitForms', ...asked],
  saveVisitSeries: ['allVisitSeries', 'visitForms', ...asked],
  deleteVisitSeries: ['allVisitSeries', 'visitForms', ...asked],
})
