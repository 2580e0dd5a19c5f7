import * as v from 'valibot'
import { type FileKind, isFileKind } from '../files/file-kinds.ts'

const maxFiles = 50

/** A file that an intent names, as its device knows it. */
const IntentFile = v.object({
  /** Id of the upload. */
  id: v.pipe(v.string(), v.uuid()),
  kind: v.custom<FileKind>(isFileKind),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Of the content, hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type IntentFile = v.InferOutput<typeof IntentFile>

/** The argument `files` of every kind of intent that has files. */
export const IntentFiles = v.pipe(v.array(IntentFile), v.maxLength(maxFiles))

/** Returns the files that must be complete on the server before an intent runs. */
export const filesOf = ({ args }: { args: object }): readonly IntentFile[] =>
  (args as { files?: readonly IntentFile[] }).files ?? []

/** Refusals of an intent because of its files. The device sends missing files again; refused ones are the person's to replace. */
export type IntentFileRefusal = 'files_missing' | 'files_refused'

/** A file as the server has it. */
export interface ArrivedFile {
  id: string
  kind: string
  bytes: number
  sha256: string
  state: 'uploading' | 'stored' | 'ready' | 'refused'
  /** Person who uploaded it. */
  createdBy: number | null
  /** Used by something else already. */
  isUsed: boolean
}

/**
 * Checks an intent's files before it runs.
 * @param allowed kinds of file that this kind of intent may bring along
 * @returns null: all are complete, the sender's own and as announced
 */
export function refusalOfFiles(
  files: readonly IntentFile[],
  arrived: ReadonlyMap<string, ArrivedFile>,
  { userId, allowed }: { userId: number; allowed: readonly FileKind[] },
): IntentFileRefusal | null {
  let missing = false
  for (const file of files) {
    const found = arrived.get(file.id)
    if (!allowed.includes(file.kind)) return 'files_refused'
    if (!found) missing = true
    else if (
      found.createdBy !== userId ||
      found.kind !== file.kind ||
      found.bytes !== file.bytes ||
      found.state === 'refused' ||
      found.isUsed
    )
      return 'files_refused'
    else if (found.state === 'uploading') missing = true
    else if (found.sha256 !== file.sha256) return 'files_refused'
  }
  return missing ? 'files_missing' : null
}
