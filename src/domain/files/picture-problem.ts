/** Why a picture could not be taken from its address. */
export const pictureProblems = [
  'not_open',
  'not_found',
  'not_allowed',
  'refused',
  'too_large',
  'redirects',
  'no_answer',
  'no_picture',
] as const

export type PictureProblem = (typeof pictureProblems)[number]

/** The problem of an answer that brings no picture and never will. @param status HTTP status */
export function problemOfStatus(status: number): PictureProblem {
  if (status === 404 || status === 410) return 'not_found'
  return status === 401 || status === 403 ? 'not_allowed' : 'refused'
}
