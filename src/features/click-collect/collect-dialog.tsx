import { Trans, useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import { useState } from 'react'
import { useDates } from '#parts/date/use-dates.ts'
import { useOfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { CollectOrder, CollectStatus } from './click-collect.gql.ts'
import { statusTones, statusWords, stepWords } from './collect-words.ts'
import { PickListPaper } from './pick-list-paper.tsx'
import { PickList } from './pick-list.tsx'
import { useChangeOrder } from './use-collect-order.ts'

interface CollectDialogProps {
  shown: CollectOrder | null
  /** A change of it waits on this device. */
  waiting: boolean
  onClose: () => void
}

/** An order with its pick list, and the buttons that move it on. */
export function CollectDialog({ shown, waiting, onClose }: CollectDialogProps) {
  const { dayOf } = useDates()
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onClose()}
      width="large"
      title={shown && <Trans>Order {shown.id}</Trans>}
      description={
        shown && (
          <Trans>
            {shown.customer.fullName}, ordered {dayOf(Date.parse(String(shown.createdAt)))}
          </Trans>
        )
      }
    >
      {shown && <Body key={shown.id} order={shown} waiting={waiting} onClose={onClose} />}
    </Dialog>
  )
}

interface BodyProps extends Omit<CollectDialogProps, 'shown'> {
  order: CollectOrder
}

function Body({ order, waiting, onClose }: BodyProps) {
  const { t, i18n } = useLingui()
  const { i18n: messages } = useMessages()
  const toast = useToast()
  const change = useChangeOrder()
  const draft = useOfflineDraft('collect-count', order.id)
  const counted = (draft?.fields.counted ?? {}) as Readonly<Record<string, number>>
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<CollectStatus | null>(null)
  const pieces = order.details.reduce((sum, { qty }) => sum + qty, 0)
  const arrived = order.details.reduce((sum, { qtyShipped }) => sum + qtyShipped, 0)
  const lines = order.details.flatMap(({ id, qtyShipped }) => {
    const now = counted[id] ?? qtyShipped
    return now > qtyShipped ? [{ id, qtyShipped: now }] : []
  })
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      toast({ tone: 'success', text: t`Order ${order.id} saved` })
      onClose()
    } catch {
      toast({ tone: 'danger', text: t`The change couldn’t be saved on this device. Try again.` })
    } finally {
      setBusy(false)
    }
  }
  // Only counted lines: a colleague may be counting the others.
  const saveCount = () =>
    run(() =>
      draft!.send(order.custCode, () => ({
        kind: 'COLLECT_SHIPMENT',
        args: { orderId: order.id, lines },
      })),
    )
  const setStatus = (status: CollectStatus) =>
    run(() =>
      change(order.custCode, { kind: 'COLLECT_STATUS', args: { orderId: order.id, status } }),
    )
  return (
    <Stack>
      <StatusDot tone={statusTones[order.status]}>{i18n._(statusWords[order.status])}</StatusDot>
      {waiting && (
        <Notice live="status">
          <Trans>Your change is on this device and sent as soon as there’s a connection.</Trans>
        </Notice>
      )}
      <PickList
        order={waiting ? { ...order, countable: false } : order}
        counted={counted}
        onCount={(line, count) => draft?.setField('counted', { ...counted, [line]: count })}
      />
      <Stack>
        {!waiting && order.countable && (
          <Button
            variant="primary"
            busy={busy}
            disabled={lines.length === 0}
            onClick={() => void saveCount()}
          >
            <Trans>Save count</Trans>
          </Button>
        )}
        {!waiting &&
          order.next.map((status, n) => (
            <Button
              key={status}
              variant={n === 0 ? 'primary' : undefined}
              busy={busy}
              onClick={() =>
                order.status === 'partially_shipped' ? setAsking(status) : void setStatus(status)
              }
            >
              {messages._(stepWords[status]!)}
            </Button>
          ))}
        <Button icon="clipboard" onClick={() => window.print()}>
          <Trans>Print pick list</Trans>
        </Button>
      </Stack>
      <PickListPaper order={order} />
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={t`Hand over what has come?`}
        text={
          <Trans>
            {arrived} of {pieces} pieces have come. The rest can’t be counted afterwards.
          </Trans>
        }
        danger={false}
        confirm={t`Mark as ready for pickup`}
        onConfirm={() => {
          setAsking(null)
          void setStatus(asking!)
        }}
      />
    </Stack>
  )
}
