/** The day on which the cases are looked at. */
export const today = '2026-11-21'
