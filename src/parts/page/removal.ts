import type { TypedDocumentNode } from '@urql/core'
import type { ProblemWords } from '#ui/form/problem-text.tsx'

/** Deleting records of one kind, from their list or their form. */
export interface Removal {
  /** Takes the id. */
  mutation: TypedDocumentNode<unknown, { id: string }>
  /** Repeats the verb: "Delete role". */
  label: string
  /** Words for the codes it can be refused with. */
  words?: ProblemWords
}
