import { type FileProblem, fileProblems } from '#domain/files/file-problem.ts'

/** A file that cannot be written, for a known reason. */
export class FileFailed extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

const isFull = (code: string, message: string) =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(code) || message.startsWith('file store: 507')

/** Tells the known reason of an error while a file is written; null: it is none of them. */
export function problemOf(error: unknown): FileProblem | null {
  const { code = '', name, message, path } = error as NodeJS.ErrnoException
  if (isFull(code, message)) return 'storage_full'
  // SQLSTATE of a statement that was ended, and the name of a request's time limit.
  if (code === '57014' || name === 'TimeoutError') return 'timed_out'
  if (error instanceof FileFailed)
    return (error.cause === undefined ? null : problemOf(error.cause)) ?? error.problem
  if (path !== undefined) return 'storage_failed'
  // The database's own codes have five characters, a digit among them.
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? 'source_failed' : null
}

/** Reads a stored reason; one of another version is none. */
export const readProblem = (stored: string | null): FileProblem | null =>
  fileProblems.find((problem) => problem === stored) ?? null
