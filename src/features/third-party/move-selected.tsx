import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { forwardStep } from '#domain/third-party/item-status.ts'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { stepWords } from './status-words.ts'
import { SetThirdPartyStatus, type ThirdPartyItem } from './third-party.gql.ts'

interface MoveSelectedProps {
  items: readonly ThirdPartyItem[]
  onMoved: () => void
}

/** Moves the selected articles one step on, one after the other, and names those that could not be. */
export function MoveSelected({ items, onMoved }: MoveSelectedProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const save = useSave(SetThirdPartyStatus)
  const [busy, setBusy] = useState(false)
  const steps = items.flatMap((item) => {
    const status = forwardStep(item.next)
    return status ? [{ item, status }] : []
  })
  const kinds = new Set(steps.map(({ status }) => status))
  const move = async () => {
    setBusy(true)
    const left: string[] = []
    for (const { item, status } of steps) {
      const { orderNo, product } = item
      const change = { orderNo, articleCode: product.articleCode, status, reason: null }
      if ((await save(change)).failure) left.push(`${orderNo} ${product.articleCode}`)
    }
    setBusy(false)
    onMoved()
    const moved = steps.length - left.length
    if (moved > 0)
      toast({
        tone: 'success',
        text: plural(moved, { one: '# article moved on', other: '# articles moved on' }),
      })
    if (left.length > 0)
      toast({ tone: 'danger', text: t`Couldn’t be moved on: ${left.join(', ')}. Try again.` })
  }
  return (
    <Button size="sm" busy={busy} disabled={steps.length === 0} onClick={() => void move()}>
      {kinds.size === 1 ? i18n._(stepWords[[...kinds][0]!]) : <Trans>Next step</Trans>}
    </Button>
  )
}
