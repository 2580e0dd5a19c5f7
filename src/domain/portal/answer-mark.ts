/** Header of every answer of a portal's server. A hotel's page, a gate or a proxy that answers in its place has none. */
export const answerMark = 'x-pannier'

/** The parts of a `Response` that tell where it comes from. */
interface Marked {
  redirected: boolean
  headers: { get(name: string): string | null }
}

/** True for an answer that the portal's own server gave to this very address. */
export const isPortalAnswer = ({ redirected, headers }: Marked): boolean =>
  !redirected && headers.get(answerMark) !== null

const documents = /^text\/html\b/i

/** True for the portal's own file at an address: never a page in the place of a script, a style or a picture. */
export const isPortalFile = (path: string, answer: Marked & { status: number }): boolean =>
  answer.status === 200 &&
  isPortalAnswer(answer) &&
  documents.test(answer.headers.get('content-type') ?? '') === path.endsWith('.html')
