import { Trans, useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import { useState } from 'react'
import type { CollectIntent } from '#domain/collect/collect-intent.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { CollectOrder } from './click-collect.gql.ts'
import { statusTones, statusWords, stepWords } from './collect-words.ts'
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
  const [counted, setCounted] = useState<Readonly<Record<string, number>>>({})
  const [busy, setBusy] = useState(false)
  const isCounted = order.details.some(
    ({ id, qtyShipped }) => (counted[id] ?? qtyShipped) !== qtyShipped,
  )
  const send = async (intent: CollectIntent) => {
    setBusy(true)
    try {
      await change(order.custCode, intent)
      toast({ tone: 'success', text: t`Order ${order.id} saved` })
      onClose()
    } catch {
      toast({ tone: 'danger', text: t`The change couldn’t be saved on this device. Try again.` })
    } finally {
      setBusy(false)
    }
  }
  const saveCount = () =>
    send({
      kind: 'COLLECT_SHIPMENT',
      args: {
        orderId: order.id,
        lines: order.details.map(({ id, qtyShipped }) => ({
          id,
          qtyShipped: counted[id] ?? qtyShipped,
        })),
      },
    })
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
        onCount={(line, pieces) => setCounted((old) => ({ ...old, [line]: pieces }))}
      />
      <Stack>
        {!waiting && order.countable && (
          <Button
            variant="primary"
            busy={busy}
            disabled={!isCounted}
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
                void send({ kind: 'COLLECT_STATUS', args: { orderId: order.id, status } })
              }
            >
              {messages._(stepWords[status]!)}
            </Button>
          ))}
        <Button icon="clipboard" onClick={() => window.print()}>
          <Trans>Print pick list</Trans>
        </Button>
      </Stack>
    </Stack>
  )
}
