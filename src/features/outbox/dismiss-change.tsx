import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { IntentKind } from '#domain/sync/intent.ts'
import type { ConflictRow } from '#offline/database.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

interface Question {
  title: MessageDescriptor
  text: MessageDescriptor
  confirm: MessageDescriptor
}

/** Changes that exist nowhere else: with them goes what was filled in, or photographed. */
const questions: Partial<Record<IntentKind, Question>> = {
  VISIT: {
    title: msg`Remove this visit?`,
    text: msg`Its answers and photos are removed from this device for good.`,
    confirm: msg`Remove visit`,
  },
  CLAIM: {
    title: msg`Remove this claim?`,
    text: msg`Its details, photos and papers are removed from this device for good.`,
    confirm: msg`Remove claim`,
  },
  PDI: {
    title: msg`Remove this inspection?`,
    text: msg`Its checklist is removed from this device for good.`,
    confirm: msg`Remove inspection`,
  },
  REGISTER_FRAME: {
    title: msg`Remove this sale?`,
    text: msg`The details of its owner are removed from this device for good.`,
    confirm: msg`Remove sale`,
  },
  PAYMENT_PROOF: {
    title: msg`Remove this proof of payment?`,
    text: msg`Its files are removed from this device for good.`,
    confirm: msg`Remove proof`,
  },
  ORDER: {
    title: msg`Remove this order?`,
    text: msg`Its articles, quantities and notes are removed from this device for good.`,
    confirm: msg`Remove order`,
  },
  THIRD_PARTY_ORDER: {
    title: msg`Remove this order?`,
    text: msg`Its articles, quantities and notes are removed from this device for good.`,
    confirm: msg`Remove order`,
  },
  QUOTE: {
    title: msg`Remove this quote?`,
    text: msg`Its articles, prices and notes are removed from this device for good.`,
    confirm: msg`Remove quote`,
  },
  RECEIVE_DELIVERY: {
    title: msg`Remove this received delivery?`,
    text: msg`Its counted quantities and notes are removed from this device for good.`,
    confirm: msg`Remove delivery`,
  },
  COLLECT_SHIPMENT: {
    title: msg`Remove these quantities?`,
    text: msg`The quantities you entered for this click and collect order are removed from this device for good.`,
    confirm: msg`Remove quantities`,
  },
}

/** Removes a refused change from this device; after a question where it takes along what was filled in. */
export function DismissChange({ row }: { row: ConflictRow }) {
  const { i18n, t } = useLingui()
  const needsYou = useAtomValue(offlineAtom)?.needsYou
  const [asking, setAsking] = useState(false)
  const dismiss = () => needsYou?.dismiss(row.mutationId)
  // It was sent after all: the server has it, so nothing is lost.
  const question = row.reason === 'too_late' ? undefined : questions[row.kind]
  if (!question)
    return (
      <Button variant="ghost" onClick={() => void dismiss()}>
        <Trans>Dismiss</Trans>
      </Button>
    )
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={i18n._(question.title)}
        text={i18n._(question.text)}
        keep={t`Keep it`}
        confirm={i18n._(question.confirm)}
        onConfirm={dismiss}
      />
    </>
  )
}
