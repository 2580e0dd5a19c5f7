/** Colours that a category can have on the map. */
export const areaColors = ['blue', 'green', 'amber', 'red', 'violet', 'teal'] as const
export type AreaColor = (typeof areaColors)[number]

const editingLimitations = ['sales_group', 'sales_office']

/**
 * Whether a person may give a region another category: administrators any, people with the area of a sales group or office
 * those in which they look after a customer.
 */
export const mayEditArea = (
  {
    isAdministrator,
    limitations,
  }: { isAdministrator: boolean; limitations: readonly (string | null)[] },
  { customers }: { customers: number },
): boolean =>
  isAdministrator ||
  (customers > 0 &&
    limitations.some((limitation) => limitation && editingLimitations.includes(limitation)))
