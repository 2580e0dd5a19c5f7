import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useQuery } from 'urql'
import type { Failure } from '#data/failure.ts'
import { useSave } from '#data/save.ts'
import { withBasePath } from '#offline/base-path.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Row } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { CancelPunchOut, PunchOutNow, ReturnPunchOut } from './punch-out.gql.ts'

const refusals = {
  unsent_changes: msg`Some changes haven’t been sent yet. Try again in a moment.`,
  no_punch_out: msg`This session wasn’t opened by your system. Open the catalog from it again.`,
  articles_withdrawn: msg`Some articles are no longer sold. Reload the page to see your cart as it is now.`,
  articles_not_orderable: msg`Some articles can’t be ordered right now. Remove the marked lines first.`,
  cart_empty: msg`The cart is empty`,
  several_currencies: msg`The cart has prices in several currencies. Take it back in parts, one currency each.`,
}

/** Names the system that has opened the catalogue, and takes the cart of this punch-out back to it, or nothing. */
export function PunchOutBar({ system }: { system: string }) {
  const toast = useToast()
  const take = useSave(ReturnPunchOut)
  const cancel = useSave(CancelPunchOut)
  const { cart } = useCart()
  const [{ data }] = useQuery({ query: PunchOutNow, requestPolicy: 'cache-and-network' })
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const isEmpty = cart.totalQuantity === 0
  const online = useAtomValue(onlineAtom)
  // A cart goes back as the server has it, which a press a moment too early would find unfinished.
  const isSending = online && cart.pendingCount > 0
  const failed = ({ code }: Failure) =>
    toast({ tone: 'danger', text: <ProblemText code={code} words={refusals} /> })
  const takeBack = async () => {
    setBusy(true)
    const answer = await take({ pieces: cart.totalQuantity })
    setBusy(false)
    if (answer.failure) return failed(answer.failure)
    goTo(answer.data.returnPunchOut.address)
  }
  const leave = async () => {
    const answer = await cancel({})
    if (answer.failure) return failed(answer.failure)
    goTo(answer.data.cancelPunchOut.address)
  }
  const sent = isEmpty && data?.punchOut?.returnedAt ? data.punchOut : null
  return (
    <Notice>
      <Row>
        <span>
          {sent ? (
            <Trans>
              Your cart has gone back to <strong>{system}</strong>. Didn’t it arrive?
            </Trans>
          ) : (
            <Trans>
              Ordering for <strong>{system}</strong>
            </Trans>
          )}
        </span>
        {sent ? (
          <Button onClick={() => goTo(sent.address)}>
            <Trans>Send again</Trans>
          </Button>
        ) : (
          <>
            <Button
              variant="primary"
              busy={busy || isSending}
              disabled={isEmpty}
              onClick={() => void takeBack()}
            >
              <Trans>Take the cart back</Trans>
            </Button>
            <Button onClick={() => (isEmpty ? void leave() : setAsking(true))}>
              <Trans>Go back without a cart</Trans>
            </Button>
          </>
        )}
      </Row>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Go back without a cart?</Trans>}
        text={<Trans>Everything in this cart is discarded.</Trans>}
        confirm={<Trans>Discard cart</Trans>}
        keep={<Trans>Keep cart</Trans>}
        onConfirm={leave}
      />
    </Notice>
  )
}

function goTo(address: string | null): void {
  if (address) window.location.assign(withBasePath(address))
}
