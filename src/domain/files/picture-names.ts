import { type FileRefusal, refusalBefore } from './file-kinds.ts'
import { maxPictures } from './file-uses.ts'

/** Most pictures of one batch, and bytes of an archive of them. */
export const maxPictureFiles = 1_000
export const maxPictureArchive = 500_000_000

/** A file of a batch; `isPicture`: its content is of a format that pictures may have. */
export interface PictureFile {
  name: string
  bytes: number
  isPicture: boolean
}

/** An article that a file's name speaks of. */
export interface PictureTarget {
  article_code: string
  article_code_display: string
  name: string
  /** Number of its pictures. */
  pictures: number
}

/**
 * The articles that a file's name may speak of, with the picture's place from 0: `B-1.jpg` is the first picture of B-1,
 * `B-1_2.jpg` the second one, unless there is an article B-1_2, whose code comes first here.
 */
export function codesOfName(fileName: string): { code: string; place: number }[] {
  const own = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
  const stem = own.replace(/\.[^.]*$/, '').trim()
  if (!stem) return []
  const [, code, number] = /^(.+?)_(\d{1,2})$/.exec(stem) ?? []
  const whole = { code: stem, place: 0 }
  return code && Number(number) > 0 ? [whole, { code, place: Number(number) - 1 }] : [whole]
}

/** A file of a batch with its article, its place there, or its problem. */
export interface PlannedPicture<File extends PictureFile> {
  file: File
  target: PictureTarget | null
  /** Among the article's pictures, from 0. */
  place: number
  replaces: boolean
  problem: FileRefusal | 'unknown_article' | 'twice' | null
}

const noQuota = { used: 0, quota: Number.POSITIVE_INFINITY }

/**
 * Finds each file's article and place. Good files come in the order in which they are to be sent, so that a second picture
 * never comes before the first; then those with a problem.
 */
export function planPictures<File extends PictureFile>(
  files: readonly File[],
  targetOf: (code: string) => PictureTarget | undefined,
): PlannedPicture<File>[] {
  const taken = new Set<string>()
  const planned = files.map((file): PlannedPicture<File> => {
    const [found] = codesOfName(file.name).flatMap(({ code, place }) => {
      const target = targetOf(code)
      return target ? [{ target, place }] : []
    })
    const { target = null, place = 0 } = found ?? {}
    const key = `${place} ${target?.article_code}`
    const problem = ((): PlannedPicture<File>['problem'] => {
      const refusal = refusalBefore('article-picture', file.bytes, noQuota)
      if (refusal) return refusal
      if (!file.isPicture) return 'format_not_accepted'
      if (!target) return 'unknown_article'
      if (place >= maxPictures) return 'too_many_pictures'
      return taken.has(key) ? 'twice' : null
    })()
    if (!problem) taken.add(key)
    return { file, target, place, replaces: !!target && place < target.pictures, problem }
  })
  const orderOf = ({ target, place }: PlannedPicture<File>) =>
    [target!.article_code, place] as const
  const good = planned
    .filter(({ problem }) => problem === null)
    .sort((a, b) => {
      const [[codeA, placeA], [codeB, placeB]] = [orderOf(a), orderOf(b)]
      return codeA === codeB ? placeA - placeB : codeA < codeB ? -1 : 1
    })
  return [...good, ...planned.filter(({ problem }) => problem !== null)]
}
