/** Unexpected errors, until they are reported. */
const noted: unknown[] = []
let report: ((error: unknown) => void) | undefined

/** Takes an unexpected error: it is reported as soon as the reporter is there. */
export function noteProblem(error: unknown): void {
  if (report) report(error)
  else if (noted.length < 10) noted.push(error)
}

/** Hands over what was noted, and everything from now on. */
export function reportProblems(to: (error: unknown) => void): void {
  report = to
  noted.splice(0).forEach(to)
}

/** Notes what escapes the screens' own handling. */
export function watchProblems(): void {
  addEventListener('error', ({ error }) => noteProblem(error))
  addEventListener('unhandledrejection', ({ reason }) => noteProblem(reason))
}
