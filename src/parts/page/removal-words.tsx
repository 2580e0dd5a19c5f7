import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Words for deleting or withdrawing records; a name is given where it is one. */
interface RemovalWords {
  question: (count: number, name: string | undefined) => ReactNode
  confirmAll: ReactNode
  done: (count: number, name: string | undefined) => ReactNode
  /** Title of the list that says what became of each. */
  outcomes: (gone: number, all: number) => string
  /** Outcome of one of several. */
  outcome: string
}

/** Returns the words around the removal of records. @param withdraws they are withdrawn, not deleted */
export function useRemovalWords(withdraws: boolean): RemovalWords {
  const { t } = useLingui()
  if (withdraws)
    return {
      question: (count, name) =>
        name === undefined ? (
          <Plural value={count} one="Withdraw # entry?" other="Withdraw # entries?" />
        ) : (
          <Trans>Withdraw {name}?</Trans>
        ),
      confirmAll: <Trans>Withdraw entries</Trans>,
      done: (count, name) =>
        name === undefined ? (
          <Plural value={count} one="# entry withdrawn" other="# entries withdrawn" />
        ) : (
          <Trans>{name} withdrawn</Trans>
        ),
      outcomes: (gone, all) => t`${gone} of ${all} entries withdrawn`,
      outcome: t`Withdrawn`,
    }
  return {
    question: (count, name) =>
      name === undefined ? (
        <Plural value={count} one="Delete # entry?" other="Delete # entries?" />
      ) : (
        <Trans>Delete {name}?</Trans>
      ),
    confirmAll: <Trans>Delete entries</Trans>,
    done: (count, name) =>
      name === undefined ? (
        <Plural value={count} one="# entry deleted" other="# entries deleted" />
      ) : (
        <Trans>{name} deleted</Trans>
      ),
    outcomes: (gone, all) => t`${gone} of ${all} entries deleted`,
    outcome: t`Deleted`,
  }
}
