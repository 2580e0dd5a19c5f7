import { useLingui } from '@lingui/react'
import type { Intent } from '#domain/sync/intent.ts'
import { changeWords } from './change-words.ts'

/** Describes a queued change in words. */
export function ChangeText(change: Pick<Intent, 'kind' | 'args'>) {
  const { i18n } = useLingui()
  return changeWords(i18n, change)
}
