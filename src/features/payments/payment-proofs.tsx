import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { useSave } from '#data/save.ts'
import { maxProofs } from '#domain/payments/payment-actions.ts'
import { withBasePath } from '#offline/base-path.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useOfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { FileZone } from '#parts/upload/file-zone.tsx'
import { otherRefusal, refusalWords } from '#parts/upload/upload-refusal.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import type { Payment } from './payment.ts'
import { DeletePaymentDoc } from './payments.gql.ts'
import { useRefusal } from './use-refusal.ts'
import { useWaitingProofs } from './use-waiting-proofs.ts'
import type { PaymentQuestion } from './use-watched-payment.ts'
import * as css from './payments.css.ts'

type Doc = Payment['docs'][number]

interface PaymentProofsProps {
  payment: Payment
  /** Asked again when a proof has arrived. */
  refresh: PaymentQuestion
}

/** Proofs of a transfer: those that finance has, and new ones, which are kept on the device until they can be sent. */
export function PaymentProofs({ payment, refresh }: PaymentProofsProps) {
  const client = useClient()
  const { docs, actions, id } = payment
  const mayUpload = actions.includes('UPLOAD') && docs.length < maxProofs
  const waiting = useWaitingProofs(id)
  const before = useRef(waiting)
  useEffect(() => {
    if (waiting < before.current)
      void client
        .query(refresh.query, refresh.variables, { requestPolicy: 'network-only' })
        .toPromise()
    before.current = waiting
  }, [client, refresh, waiting])
  if (docs.length === 0 && !mayUpload) return null
  return (
    <Card title={<Trans>Proof of payment</Trans>}>
      <Stack>
        <Docs payment={payment} />
        <OnThisDevice count={waiting} />
        {mayUpload && <NewProofs id={id} room={maxProofs - docs.length} />}
      </Stack>
    </Card>
  )
}

function OnThisDevice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice
      live="status"
      action={
        <Link to="/outbox" className={button({ size: 'sm' })}>
          <Trans>Show</Trans>
        </Link>
      }
    >
      <Plural
        value={count}
        one="# proof is on this device and sent as soon as there’s a connection."
        other="# proofs are on this device and sent as soon as there’s a connection."
      />
    </Notice>
  )
}

/** New proofs of a payment that only this device knows of. @param props.proofs those that finance has */
export function WaitingProofs({ id, proofs }: { id: string; proofs: number }) {
  const waiting = useWaitingProofs(id)
  return (
    <Stack>
      <OnThisDevice count={waiting} />
      {proofs + waiting < maxProofs && <NewProofs id={id} room={maxProofs - proofs - waiting} />}
    </Stack>
  )
}

function Docs({ payment: { docs, actions } }: { payment: Payment }) {
  const { t } = useLingui()
  const { brief } = useDates()
  const sizeText = useSizeText()
  const toast = useToast()
  const refuse = useRefusal()
  const online = useAtomValue(onlineAtom)
  const save = useSave(DeletePaymentDoc)
  const [leaving, setLeaving] = useState<Doc | null>(null)
  if (docs.length === 0) return null
  const remove = async ({ id }: Doc) => {
    const { failure } = await save({ id })
    setLeaving(null)
    if (failure) return refuse(failure)
    toast({ tone: 'success', text: t`The proof is deleted` })
  }
  return (
    <>
      <ul className={css.saved}>
        {docs.map((doc) => (
          <li key={doc.id} className={css.savedRow}>
            <span>
              <a href={withBasePath(doc.url)} target="_blank" rel="noreferrer">
                {doc.name}
              </a>
              <span className={css.quiet}>
                {[sizeText(doc.bytes), doc.createdBy, brief(Date.parse(String(doc.createdAt)))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {actions.includes('DELETE_DOC') && (
              <IconButton
                icon="trash"
                label={t`Delete ${doc.name}`}
                disabled={!online}
                onClick={() => setLeaving(doc)}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={<Trans>Delete the proof?</Trans>}
        text={<Trans>Without a proof the payment waits for one.</Trans>}
        confirm={<Trans>Delete proof</Trans>}
        onConfirm={() => leaving && remove(leaving)}
      />
    </>
  )
}

/** Proofs that are chosen and not sent yet; they survive a reload. */
function NewProofs({ id, room }: { id: string; room: number }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const sizeText = useSizeText()
  const customer = useUser().customerData?.custCode.r3
  const draft = useOfflineDraft('payment-proof', id)
  const [notTaken, setNotTaken] = useState<readonly { name: string; code: string }[]>([])
  const [busy, setBusy] = useState(false)
  if (!draft || !customer) return null
  const { files } = draft
  const add = async (chosen: readonly File[]) => {
    const left = chosen.slice(0, Math.max(0, room - files.length))
    const refused = await draft.addFiles(left, 'payment-proof')
    const over = chosen.slice(left.length).map(({ name }) => ({ name, code: 'too_many_docs' }))
    setNotTaken([...refused, ...over])
  }
  const send = async () => {
    setBusy(true)
    try {
      await draft.send(customer, ({ files: own }) => ({
        kind: 'PAYMENT_PROOF',
        args: { request: id, files: own },
      }))
      toast({ tone: 'success', text: t`The proof is saved and on its way` })
    } catch {
      toast({ tone: 'danger', text: t`The proof couldn’t be saved on this device. Try again.` })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {files.length > 0 && (
        <ul className={css.saved} aria-label={t`Chosen proofs`}>
          {files.map((file) => (
            <li key={file.id} className={css.savedRow}>
              <span>
                {file.name}
                <span className={css.quiet}>{sizeText(file.bytes)}</span>
              </span>
              <IconButton
                icon="close"
                label={t`Remove ${file.name}`}
                onClick={() => draft.removeFile(file.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {notTaken.length > 0 && (
        <Notice tone="danger" live="alert">
          {notTaken.map(({ name, code }) => (
            <p key={name} className={css.text}>
              <strong>{name}</strong>{' '}
              {code === 'too_many_docs' ? (
                <Trans>A payment can have at most {maxProofs} proofs.</Trans>
              ) : (
                i18n._(refusalWords[code] ?? otherRefusal)
              )}
            </p>
          ))}
        </Notice>
      )}
      {draft.notSaved && (
        <Notice tone="danger" live="alert">
          <Trans>This device stores nothing. Keep this page open until the proof is sent.</Trans>
        </Notice>
      )}
      <FileZone
        kind="payment-proof"
        hint={
          <Trans>A photo or PDF of the transfer. It’s checked before the payment counts.</Trans>
        }
        chooseLabel={t`Choose proof`}
        camera
        multiple
        onFiles={(chosen) => void add(chosen)}
      />
      {files.length > 0 && (
        <span>
          <Button variant="primary" icon="upload" busy={busy} onClick={() => void send()}>
            <Trans>Send proof</Trans>
          </Button>
        </span>
      )}
    </>
  )
}
