import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Row } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { ReturnPunchOut } from './punch-out.gql.ts'

const refusals = {
  unsent_changes: msg`Some changes haven’t been sent yet. Try again in a moment.`,
  no_punch_out: msg`This session wasn’t opened by your system. Open the catalog from it again.`,
  cart_empty: msg`The cart is empty`,
  several_currencies: msg`The cart has prices in several currencies. Take it back in parts, one currency each.`,
}

/** Names the system that has opened the catalogue, and takes the cart back to it. */
export function PunchOutBar({ system }: { system: string }) {
  const toast = useToast()
  const save = useSave(ReturnPunchOut)
  const { cart } = useCart()
  const [busy, setBusy] = useState(false)
  const takeBack = async () => {
    setBusy(true)
    const { data, failure } = await save({ pieces: cart.totalQuantity })
    setBusy(false)
    if (failure)
      return toast({ tone: 'danger', text: <ProblemText code={failure.code} words={refusals} /> })
    if (data.returnPunchOut.address) window.location.assign(data.returnPunchOut.address)
  }
  return (
    <Notice>
      <Row>
        <span>
          <Trans>
            Ordering for <strong>{system}</strong>
          </Trans>
        </span>
        <Button
          variant="primary"
          busy={busy}
          disabled={cart.totalQuantity === 0}
          onClick={() => void takeBack()}
        >
          <Trans>Take the cart back</Trans>
        </Button>
      </Row>
    </Notice>
  )
}
