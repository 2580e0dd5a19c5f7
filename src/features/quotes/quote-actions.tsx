import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { maxDeclineReason } from '#domain/quotes/quote-fields.ts'
import { withBasePath } from '#offline/base-path.ts'
import { useSwitchCustomer } from '#parts/customer/use-switch-customer.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useScope, useUser } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { AcceptButtons } from './accept-quote.tsx'
import type { Quote } from './quote-body.tsx'
import { useDecisions } from './use-decisions.ts'

type Asking = 'decline' | 'withdraw' | null

/** Whether the session works for the quote's customer, whose cart it becomes. */
export const useIsChosen = ({ customerKey }: Quote): boolean =>
  useUser().customerData?.custCode.r3 === customerKey

/** Everything that can be done with a quote now; nothing of it works offline but reading. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const online = useAtomValue(onlineAtom)
  const chosen = useIsChosen(quote)
  const [asking, setAsking] = useState<Asking>(null)
  const { busy, decline, withdraw, send } = useDecisions(quote.id)
  const { id, number, cart, actions } = quote
  return (
    <>
      {online && (
        <a
          className={button()}
          href={withBasePath(`/server/quotes/${id}`)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="download" size="sm" />
          PDF
        </a>
      )}
      {actions.includes('SEND') && (
        <Button icon="mail" disabled={!online} busy={busy} onClick={() => void send()}>
          <Trans>Send again</Trans>
        </Button>
      )}
      {actions.includes('WITHDRAW') && (
        <Button icon="undo" disabled={!online} onClick={() => setAsking('withdraw')}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {actions.includes('DECLINE') && (
        <Button disabled={!online} onClick={() => setAsking('decline')}>
          <Trans>Decline</Trans>
        </Button>
      )}
      {actions.includes('ACCEPT') && online && chosen && <AcceptButtons id={id} name={number} />}
      {cart && chosen && (
        <Link to="/cart" search={{ cart }} className={button({ variant: 'primary' })}>
          <Trans>Open the cart</Trans>
        </Link>
      )}
      <ConfirmDialog
        open={asking === 'withdraw'}
        onClose={() => setAsking(null)}
        title={<Trans>Withdraw quote {number}?</Trans>}
        text={<Trans>The customer is notified and can no longer accept it.</Trans>}
        confirm={<Trans>Withdraw quote</Trans>}
        keep={<Trans>Keep it</Trans>}
        onConfirm={async () => {
          await withdraw()
          setAsking(null)
        }}
      />
      {asking === 'decline' && (
        <DeclineDialog
          number={number}
          busy={busy}
          onClose={() => setAsking(null)}
          onDecline={async (reason) => {
            if (await decline(reason)) setAsking(null)
          }}
        />
      )}
    </>
  )
}

interface DeclineDialogProps {
  number: string
  busy: boolean
  onClose: () => void
  onDecline: (reason: string) => Promise<void>
}

function DeclineDialog({ number, busy, onClose, onDecline }: DeclineDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      alert
      width="small"
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t`Decline quote ${number}?`}
      description={t`Your sales contact is notified. You can’t accept it afterwards.`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void onDecline(reason)}>
            <Trans>Decline quote</Trans>
          </Button>
        </>
      }
    >
      <TextArea
        label={t`Reason (optional)`}
        rows={3}
        maxLength={maxDeclineReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}

/** Why an open quote cannot be accepted here: offline, or another customer is chosen. */
export function QuoteHint({ quote }: { quote: Quote }) {
  const online = useAtomValue(onlineAtom)
  const chosen = useIsChosen(quote)
  const maySwitch = useScope('menu.change-cust')
  const { state, change } = useSwitchCustomer()
  const { actions, cart, customerName, customerKey } = quote
  if (!online)
    return (
      <Notice tone="warning">
        <Trans>
          You’re offline. You can read this quote; everything else waits for a connection.
        </Trans>
      </Notice>
    )
  if (chosen || !(actions.includes('ACCEPT') || cart) || !maySwitch) return null
  return (
    <Notice
      action={
        <Button
          size="sm"
          busy={state === 'busy'}
          onClick={() => void change({ custCode: { r3: customerKey, isr: null } })}
        >
          <Trans>Choose customer</Trans>
        </Button>
      }
    >
      {state === 'failed' ? (
        <Trans>Couldn’t switch to {customerName}. Check the connection and try again.</Trans>
      ) : (
        <Trans>To order from this quote, choose {customerName} first.</Trans>
      )}
    </Notice>
  )
}
