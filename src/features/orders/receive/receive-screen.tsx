import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { differencesOf, isAsExpected, withEarlier } from '#domain/orders/receipt.ts'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Page } from '#ui/page/page.tsx'
import { StickyActions } from '#ui/sticky-actions.tsx'
import type { DeliveryToReceive, DeliveryView } from '../orders.gql.ts'
import { CountTable } from './count-table.tsx'
import { DifferenceWords } from './difference-words.tsx'
import { KeptReceipts } from './kept-receipts.tsx'
import { ScanBar } from './scan-bar.tsx'
import { type ReceiptEditor, useReceipt } from './use-receipt.ts'
import { useWaitingReceipts } from './use-waiting-receipts.ts'
import * as css from './receive.css.ts'

type DeliveryQuestion = Question<
  ResultOf<typeof DeliveryToReceive>,
  VariablesOf<typeof DeliveryToReceive>
>

interface ReceiveScreenProps {
  question: DeliveryQuestion
  /** Shown where the chosen customer has no such delivery. */
  missing: ReactNode
}

/** Counts a delivery against its lines, with or without a connection. */
export function ReceiveScreen({ question, missing }: ReceiveScreenProps) {
  const { delivery } = useData(question)
  return delivery ? <Receiving question={question} delivery={delivery} /> : missing
}

function Receiving({ question, delivery }: { question: DeliveryQuestion; delivery: DeliveryView }) {
  const age = useAge(question)
  const client = useClient()
  const receipt = useReceipt(delivery)
  const waiting = useWaitingReceipts(delivery.doNumber)
  const before = useRef(waiting)
  useEffect(() => {
    if (waiting < before.current)
      void client
        .query(question.query, question.variables, { requestPolicy: 'network-only' })
        .toPromise()
    before.current = waiting
  }, [client, question, waiting])
  return (
    <Page
      title={<Trans>Receive delivery {delivery.doNumber}</Trans>}
      intro={
        <>
          {delivery.expeditionName} <AsOf age={age} />
        </>
      }
    >
      <Stack>
        {waiting > 0 && (
          <Notice live="status">
            <Trans>Your receipt is on this device and sent as soon as there’s a connection.</Trans>
          </Notice>
        )}
        {delivery.receipts.length > 0 && (
          <Card title={<Trans>Already received</Trans>}>
            <KeptReceipts delivery={delivery.doNumber} receipts={delivery.receipts} />
          </Card>
        )}
        {receipt && waiting === 0 && <Count delivery={delivery} receipt={receipt} />}
      </Stack>
    </Page>
  )
}

interface CountProps {
  delivery: DeliveryView
  receipt: ReceiptEditor
}

function Count({ delivery, receipt }: CountProps) {
  const { t } = useLingui()
  const { count, earlier } = receipt
  const unknown = Object.values(count.unknown).reduce((sum, pieces) => sum + pieces, 0)
  const differences = differencesOf(delivery.detail, withEarlier(earlier, count), unknown)
  const counted = Object.values(count.lines).some(({ received }) => received > 0) || unknown > 0
  return (
    <>
      <ScanBar delivery={delivery} receipt={receipt} />
      {delivery.parcels.length > 0 && <Parcels delivery={delivery} receipt={receipt} />}
      <CountTable delivery={delivery} receipt={receipt} />
      {unknown > 0 && <Unknown receipt={receipt} />}
      <TextArea
        label={t`Note`}
        hint={t`For example how the boxes looked`}
        rows={3}
        maxLength={1000}
        value={receipt.note}
        onChange={({ target }) => receipt.setNote(target.value)}
      />
      {receipt.notSaved && (
        <Notice tone="danger" live="alert">
          <Trans>This device stores nothing. Keep this page open until the receipt is sent.</Trans>
        </Notice>
      )}
      <StickyActions>
        <span role="status">{counted && <DifferenceWords differences={differences} />}</span>
        <Button icon="check" onClick={receipt.all}>
          <Trans>Everything is here</Trans>
        </Button>
        <Save delivery={delivery} receipt={receipt} differences={differences} counted={counted} />
      </StickyActions>
    </>
  )
}

interface SaveProps extends CountProps {
  differences: ReturnType<typeof differencesOf>
  counted: boolean
}

/** Saves the receipt; asks first where something differs. */
function Save({ delivery, receipt, differences, counted }: SaveProps) {
  const { t } = useLingui()
  const toast = useToast()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await receipt.send()
      toast({ tone: 'success', text: t`Receipt of ${delivery.doNumber} saved` })
      await navigate({ to: '/order/delivery' })
    } catch {
      toast({ tone: 'danger', text: t`The receipt couldn’t be saved on this device. Try again.` })
    } finally {
      setBusy(false)
      setAsked(false)
    }
  }
  return (
    <>
      <Button
        variant="primary"
        busy={busy}
        disabled={!counted}
        onClick={() => (isAsExpected(differences) ? void save() : setAsked(true))}
      >
        <Trans>Save receipt</Trans>
      </Button>
      <ConfirmDialog
        open={asked}
        danger={false}
        onClose={() => setAsked(false)}
        title={<Trans>Save the receipt with differences?</Trans>}
        text={<DifferenceWords differences={differences} />}
        keep={<Trans>Keep counting</Trans>}
        confirm={<Trans>Save receipt</Trans>}
        onConfirm={save}
      />
    </>
  )
}

function Parcels({ delivery: { parcels }, receipt }: CountProps) {
  const seen = receipt.count.parcels
  return (
    <Card
      title={
        <Trans>
          Parcels: {seen.length} of {parcels.length}
        </Trans>
      }
    >
      <ul className={css.list}>
        {parcels.map((parcel) => (
          <li key={parcel}>
            <CheckField
              label={parcel}
              checked={seen.includes(parcel)}
              onChange={({ target }) => receipt.toggleParcel(parcel, target.checked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Unknown({ receipt }: { receipt: ReceiptEditor }) {
  const { t } = useLingui()
  return (
    <Card title={<Trans>Not on this delivery</Trans>}>
      <ul className={css.list}>
        {Object.entries(receipt.count.unknown).map(([code, pieces]) => (
          <li key={code} className={css.row}>
            <span className={css.code}>{code}</span>
            <span>
              {pieces}
              <IconButton
                icon="trash"
                label={t`Remove ${code}`}
                onClick={() => receipt.dropUnknown(code)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
