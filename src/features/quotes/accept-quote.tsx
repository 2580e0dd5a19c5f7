import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { mayCheckout } from '#domain/account/session.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { AcceptQuote } from './quotes.gql.ts'
import { useRefusal } from './use-decisions.ts'
import * as css from './quote.css.ts'

type Accepted = ResultOf<typeof AcceptQuote>['acceptQuote']
type Target = 'cart' | 'checkout'

/** Lines that have changed, and where the person was going. */
interface Asked {
  target: Target
  agreement: string
  differences: Accepted['differences']
}

/** Accepts a quote into a cart of its own, and goes there or on to its checkout; changed lines are asked about first. */
export function AcceptButtons({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const canCheckout = mayCheckout(useConfig(), useUser())
  const navigate = useNavigate()
  const toast = useToast()
  const refuse = useRefusal()
  const offline = useAtomValue(offlineAtom)
  const save = useSave(AcceptQuote)
  const [busy, setBusy] = useState<Target | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)

  const accept = async (target: Target, agreement: string | null = null) => {
    setBusy(target)
    const { data, failure } = await save({ id, agreement })
    const { quote, differences = [], agreement: next } = data?.acceptQuote ?? {}
    // The cart is on this device before its screen looks for it.
    if (quote?.cart) await offline?.refreshCart()
    setBusy(null)
    if (failure) {
      setAsked(null)
      return refuse(failure)
    }
    if (differences.length > 0) return setAsked({ target, differences, agreement: next ?? '' })
    setAsked(null)
    if (!quote?.cart) return
    toast({ tone: 'success', text: t`Quote ${name} accepted` })
    const search = { cart: quote.cart }
    if (target === 'cart') await navigate({ to: '/cart', search })
    else await navigate({ to: '/cart/checkout', search })
  }
  return (
    <>
      <Button
        variant={canCheckout ? 'secondary' : 'primary'}
        icon="cart"
        busy={busy === 'cart'}
        onClick={() => void accept('cart')}
      >
        <Trans>Accept into cart</Trans>
      </Button>
      {canCheckout && (
        <Button
          variant="primary"
          busy={busy === 'checkout'}
          onClick={() => void accept('checkout')}
        >
          <Trans>Accept and check out</Trans>
        </Button>
      )}
      {asked && (
        <Changes
          {...asked}
          busy={busy !== null}
          onClose={() => setAsked(null)}
          onAgree={() => void accept(asked.target, asked.agreement)}
        />
      )}
    </>
  )
}

interface ChangesProps extends Asked {
  busy: boolean
  onClose: () => void
  onAgree: () => void
}

function Changes({ differences, busy, onClose, onAgree }: ChangesProps) {
  const { t } = useLingui()
  const { currency } = useConfig()
  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t`Some lines have changed`}
      description={t`Check these changes before you accept. Lines that can no longer be ordered are left out.`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={busy} onClick={onAgree}>
            <Trans>Accept with these changes</Trans>
          </Button>
        </>
      }
    >
      <ul className={css.changes}>
        {differences.map(
          ({ lineNo, name, article_code_display: code, currency: own, ...prices }) => (
            <li key={lineNo} className={css.change}>
              <span>
                {name}
                <span className={css.quiet}>{code}</span>
              </span>
              <span className={css.prices}>
                <del className={css.old}>{formatMoneyIn(prices.oldPrice, own, currency)}</del>
                {prices.newPrice === null ? (
                  <Trans>No longer available</Trans>
                ) : (
                  formatMoneyIn(prices.newPrice, own, currency)
                )}
              </span>
            </li>
          ),
        )}
      </ul>
    </Dialog>
  )
}
