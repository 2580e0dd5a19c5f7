import { Trans, useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { type ItemStatus, needsReason } from '#domain/third-party/item-status.ts'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/display/facts.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { statusProblems, statusTones, statusWords, stepWords } from './status-words.ts'
import { SetThirdPartyStatus, type ThirdPartyItem } from './third-party.gql.ts'

/** Steps that end an item: they are asked about first. */
const takesBack = (status: ItemStatus) => status === 'refused' || status === 'cancelled'

interface ItemDialogProps {
  shown: ThirdPartyItem | null
  onClose: () => void
}

/** An ordered article with its order, and the buttons that move it on. */
export function ItemDialog({ shown, onClose }: ItemDialogProps) {
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shown?.product.description}
      description={
        shown && (
          <Trans>
            {shown.product.articleCode}, order {shown.orderNo}
          </Trans>
        )
      }
    >
      {shown && <Body key={shown.id} item={shown} />}
    </Dialog>
  )
}

function Body({ item }: { item: ThirdPartyItem }) {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const { day, brief } = useDates()
  const { currency } = useConfig()
  const money = (amount: unknown) => formatMoneyIn(String(amount), item.currency, currency)
  return (
    <Stack>
      <StatusDot tone={statusTones[item.status]}>{i18n._(statusWords[item.status])}</StatusDot>
      {item.reason && (
        <Notice tone="warning">
          <Trans>Reason: {item.reason}</Trans>
        </Notice>
      )}
      <Facts
        facts={[
          [t`Quantity`, `${item.qty} ${item.salesUnit}`],
          [t`Price`, money(item.price)],
          [t`Subtotal`, money(item.subtotal)],
          [t`Whole order`, money(item.totalOrder)],
          [t`Vendor`, item.product.vendor.name],
          [t`Customer`, `${item.custThirdParty.name} (${item.custThirdParty.code})`],
          [t`Deliver to`, item.address],
          [t`Requested delivery`, item.reqDeliveryDate ? day(String(item.reqDeliveryDate)) : null],
          [t`Notes`, item.notes],
          [t`Ordered`, `${brief(Date.parse(String(item.createdAt)))}, ${item.createdBy}`],
          [t`Status since`, brief(Date.parse(String(item.since)))],
        ]}
      />
      {item.next.length > 0 && <Steps item={item} />}
    </Stack>
  )
}

/** The statuses that this person may set, and the reason that one of them needs. */
function Steps({ item }: { item: ThirdPartyItem }) {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const toast = useToast()
  const online = useAtomValue(onlineAtom)
  const save = useSave(SetThirdPartyStatus)
  const [asking, setAsking] = useState<ItemStatus | null>(null)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState<ItemStatus | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const set = async (status: ItemStatus) => {
    if (takesBack(status) && asking !== status) return setAsking(status)
    setBusy(status)
    const { failure } = await save({
      orderNo: item.orderNo,
      articleCode: item.product.articleCode,
      status,
      reason: needsReason(status) ? reason : null,
    })
    setBusy(null)
    setProblem(failure?.code ?? null)
    if (failure) return
    setAsking(null)
    toast({ tone: 'success', text: t`Order ${item.orderNo} saved` })
  }
  if (!online)
    return (
      <Notice tone="warning" live="status">
        <Trans>You’re offline. Connect to move this order on.</Trans>
      </Notice>
    )
  return (
    <Stack>
      {asking && needsReason(asking) && (
        <TextArea
          label={t`Reason`}
          hint={t`The dealer reads it`}
          rows={2}
          maxLength={300}
          value={reason}
          error={problem && <ProblemText code={problem} words={statusProblems} />}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {asking && !needsReason(asking) && (
        <p>
          <Trans>The vendor is told to stop. This can’t be undone.</Trans>
        </p>
      )}
      {problem && !(asking && needsReason(asking)) && (
        <Notice tone="danger" live="alert">
          <ProblemText code={problem} words={statusProblems} />
        </Notice>
      )}
      <Row>
        {item.next
          .filter((status) => asking === null || status === asking)
          .map((status, n) => (
            <Button
              key={status}
              variant={
                takesBack(status)
                  ? asking
                    ? 'danger'
                    : undefined
                  : n === 0
                    ? 'primary'
                    : undefined
              }
              busy={busy === status}
              onClick={() => void set(status)}
            >
              {i18n._(stepWords[status])}
            </Button>
          ))}
        {asking && (
          <Button
            onClick={() => {
              setAsking(null)
              setProblem(null)
            }}
          >
            <Trans>Back</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  )
}
