/** Choice of a list of sales documents that leaves out those with a group. */
export const withoutGroup = 'none'

/** Returns what a list of sales documents is asked for by the group in its address. */
export const askedGroup = (group: string | undefined) =>
  group === withoutGroup ? { group: undefined, haveSalesGroup: false } : { group }
