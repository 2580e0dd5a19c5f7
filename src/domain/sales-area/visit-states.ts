/** Whether a customer was visited within the last 60 days, longer ago, or not at all. */
export const visitStates = ['recent', 'due', 'never'] as const
export type VisitState = (typeof visitStates)[number]
