import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useSave } from '#data/save.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { DeleteSavedPayment, SavedPayments } from './payments.gql.ts'
import * as css from './payments.css.ts'

type SavedPayment = ResultOf<typeof SavedPayments>['savedPayments'][number]

/** Opens the cards and accounts that are saved with the payment service. */
export function SavedPaymentsButton() {
  const online = useAtomValue(onlineAtom)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="card" disabled={!online} onClick={() => setOpen(true)}>
        <Trans>Saved cards and accounts</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={<Trans>Saved cards and accounts</Trans>}
        description={
          <Trans>The payment service keeps the numbers. This portal never sees them.</Trans>
        }
        footer={
          <Button onClick={() => setOpen(false)}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {open && <SavedList />}
      </Dialog>
    </>
  )
}

function SavedList() {
  const { t } = useLingui()
  const toast = useToast()
  const [{ data, error }, ask] = useQuery({
    query: SavedPayments,
    requestPolicy: 'cache-and-network',
  })
  const save = useSave(DeleteSavedPayment)
  const [leaving, setLeaving] = useState<SavedPayment | null>(null)
  const refresh = () => ask({ requestPolicy: 'network-only' })
  if (!data)
    return error ? (
      <ErrorState
        heading={<Trans>The saved cards and accounts couldn’t be loaded</Trans>}
        onRetry={refresh}
      />
    ) : (
      <SkeletonRows rows={3} label={t`Loading`} />
    )
  const { savedPayments } = data
  if (savedPayments.length === 0)
    return (
      <EmptyState
        icon="card"
        heading={<Trans>Nothing saved yet</Trans>}
        text={<Trans>When you pay, you can save a card or account for the next time.</Trans>}
      />
    )
  const remove = async ({ id, display }: SavedPayment) => {
    const { data: answer, failure } = await save({ id })
    setLeaving(null)
    if (failure || !answer.deleteUserPayment.status)
      toast({ tone: 'danger', text: t`${display} couldn’t be deleted. Try again.` })
    else toast({ tone: 'success', text: t`${display} is deleted` })
    refresh()
  }
  return (
    <>
      <ul className={css.saved}>
        {savedPayments.map((one) => (
          <li key={one.id} className={css.savedRow}>
            <span>
              {one.display}{' '}
              {one.isExpired && (
                <Badge tone="danger">
                  <Trans context="card">Expired</Trans>
                </Badge>
              )}
              <span className={css.quiet}>
                {[one.paymentMerchant.payment.desc, one.expiry].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button
              size="sm"
              icon="trash"
              aria-label={t`Delete ${one.display}`}
              onClick={() => setLeaving(one)}
            >
              <Trans>Delete</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving && <Trans>Delete {leaving.display}?</Trans>}
        text={<Trans>It’s deleted at the payment service too.</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => leaving && remove(leaving)}
      />
    </>
  )
}
