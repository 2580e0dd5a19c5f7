import type { TypedDocumentNode } from '@urql/core'
import type { ReactNode } from 'react'
import type { ProblemWords } from '#ui/form/problem-text.tsx'

/** Deleting records of one kind, from their list or their form. */
export interface Removal {
  /** Takes the id. */
  mutation: TypedDocumentNode<unknown, { id: string }>
  /** Repeats the verb: "Delete role". */
  label: string
  /** Said in the question; without it, that it cannot be undone. */
  text?: ReactNode
  /** The words are of withdrawing, not of deleting: the record stays, and can be made anew. */
  withdraws?: true
  /** Words for the codes it can be refused with. */
  words?: ProblemWords
}
