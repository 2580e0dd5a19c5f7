import { refreshLists } from '#data/list-cache.ts'

/** Lists that a change of machine keys makes old. */
export const updates = refreshLists({
  saveMachineKey: ['machineKeys'],
  revokeMachineKey: ['machineKeys'],
  deleteMachineKey: ['machineKeys'],
})
