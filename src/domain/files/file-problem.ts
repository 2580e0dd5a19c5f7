/** Known reasons why a file of the download area or of a list could not be written. */
export const fileProblems = [
  'too_many_rows',
  'not_allowed',
  'customer_lost',
  'timed_out',
  'storage_full',
  'storage_failed',
  'source_failed',
] as const

export type FileProblem = (typeof fileProblems)[number]

/** Rows of an Excel workbook, its heading among them. */
export const maxWorkbookRows = 1_048_576

const lasting: readonly FileProblem[] = ['too_many_rows', 'not_allowed', 'customer_lost']

/** Whether trying again as it is would end the same way. */
export const isLasting = (problem: FileProblem | null): boolean =>
  problem !== null && lasting.includes(problem)
