import { useLingui } from '@lingui/react'
import type { CreditBlock } from '#domain/ordering/credit.ts'
import { Icon } from '#ui/display/icon.tsx'
import { blocked } from './credit.css.ts'
import { blockWords } from './credit-words.ts'

/** Why a company gives no more credit, in words. */
export function BlockedReason({ reason }: { reason: CreditBlock }) {
  const { i18n } = useLingui()
  return (
    <span className={blocked}>
      <Icon name="blocked" size="sm" />
      {i18n._(blockWords[reason])}
    </span>
  )
}
