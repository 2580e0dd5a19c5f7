import { type Day, daysBetween } from '../time/day.ts'

/** Returns the days until an invoice is due; negative when it is overdue. @param today in the tenant's time zone */
export const daysUntilDue = (dueDate: Day, today: Day): number => daysBetween(today, dueDate)

/** Due today; due within `days` days; overdue since `days` days. */
export type DueText = { kind: 'now' } | { kind: 'within' | 'overdue'; days: number }

/** @param overdue days until due, negative when past */
export const dueText = (overdue: number): DueText =>
  overdue === 0
    ? { kind: 'now' }
    : overdue > 0
      ? { kind: 'within', days: overdue }
      : { kind: 'overdue', days: -overdue }

/** Groups by days overdue; `from` null: not yet, `to` null: without an end. */
export const ageings = [
  { code: 'not_due', from: null, to: 0 },
  { code: 'days_1_30', from: 1, to: 30 },
  { code: 'days_31_60', from: 31, to: 60 },
  { code: 'days_61_90', from: 61, to: 90 },
  { code: 'over_90', from: 91, to: null },
] as const satisfies readonly { code: string; from: number | null; to: number | null }[]
export type Ageing = (typeof ageings)[number]['code']

/** The group that an invoice stands in. @param overdue days until due, negative when past */
export const ageingOf = (overdue: number): Ageing =>
  ageings.find(({ to }) => to === null || -overdue <= to)!.code
