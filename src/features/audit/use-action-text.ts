import { useLingui } from '@lingui/react'
import { actionWords } from './action-words.ts'

/** Returns an action of the log in words; one that this build does not know is shown as it is stored. */
export function useActionText(): (action: string) => string {
  const { i18n } = useLingui()
  return (action) => (actionWords[action] ? i18n._(actionWords[action]) : action)
}
