import * as css from './checkout-fields.css.ts'
import {
  Link,
  Navigate,
  useNavigate,
  useRouter,
  type ErrorComponentProps,
} from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CombinedError } from '@urql/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState, type ReactNode } from 'react'
import { NoCustomer } from '#parts/customer/no-customer.tsx'
import { AppError } from '#parts/failure/app-error.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { failureOf } from '#data/failure.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { useCarts } from '#parts/cart/use-carts.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { button } from '#ui/button.css.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { CartGone } from '../named-carts/cart-gone.tsx'
import { CheckoutBody } from './checkout-body.tsx'
import { CartChangesNotice } from '../changes/cart-changes-notice.tsx'
import { checkoutErrorsAtom, useCheckoutDraft } from '#parts/cart/checkout-draft.ts'
import type { Terms } from '../terms/checkout-terms.ts'
import { useCartDiff } from '../changes/use-cart-diff.ts'
import { QueuedOrder } from './queued-order.tsx'
import { useCheckout } from './use-checkout.ts'
import { useReviewedOrder } from './use-reviewed-order.ts'
import { Icon } from '#ui/display/icon.tsx'
import type { IconName } from '#ui/display/icon-paths.ts'

interface CheckoutScreenProps {
  /** Null: no customer is chosen. */
  terms: Terms | null
  /** Key of the cart that is ordered; '' the active one. */
  cartKey: string
  /** Id of an order made offline that could not be placed and is reviewed now. */
  order?: string | undefined
}

/** Orders the cart: from its terms to the server's word. */
export function CheckoutScreen({ terms, ...asked }: CheckoutScreenProps) {
  const { t } = useLingui()
  const customerKey = useAtomValue(cartCustomerAtom)
  return (
    <Page title={t`Checkout`}>
      {!terms ? (
        <NoCustomer />
      ) : customerKey === null ? (
        <CheckoutSkeleton />
      ) : (
        <Ordering
          // A review begins a checkout of its own, also behind the queued order it is about.
          key={asked.order ?? ''}
          terms={terms}
          customerKey={customerKey}
          {...asked}
        />
      )}
    </Page>
  )
}

function Ordering({
  terms,
  customerKey,
  cartKey,
  order,
}: CheckoutScreenProps & { terms: Terms; customerKey: string }) {
  const checkout = useCheckout(cartKey)
  const { draft, change, forgetTexts } = useCheckoutDraft(customerKey)
  const { cart: present, ready } = useCart(cartKey)
  const changed = useCartDiff(present, cartKey, ready)
  const { carts, ready: listed } = useCarts()
  const { state } = checkout
  useConfirmation(state, forgetTexts)
  useReviewedOrder(order, { checkout, cart: present, ready: ready && draft !== null, change })

  if (state.state === 'checking') {
    return (
      <CheckoutWorking icon="sync" heading={<Trans>Checking your order…</Trans>}>
        <Trans>
          Your order was sent, but we haven’t heard back yet. We’re checking, and it can’t be placed
          twice. You can close this page.
        </Trans>
      </CheckoutWorking>
    )
  }
  if (state.state === 'placed')
    return (
      <CheckoutWorking icon="check-circle" heading={<Trans>The server has your order</Trans>} />
    )
  if (state.state === 'queued') return <QueuedOrder mutationId={state.mutationId} />
  if (state.state === 'starting' || !draft || !ready) return <CheckoutSkeleton />
  const cart = state.state === 'placing' ? state.cart : present
  // A checkout that is done, in another tab perhaps, gives way: the empty cart says what became of its lines.
  if (cart.lines.length === 0)
    return cartKey && listed && !carts.some(({ key }) => key === cartKey) ? (
      <CartGone />
    ) : (
      <Navigate to="/cart" search={{ cart: cartKey || undefined }} replace />
    )
  return (
    <>
      <CartChangesNotice {...changed} />
      <CheckoutBody checkout={checkout} cart={cart} terms={terms} draft={draft} onDraft={change} />
    </>
  )
}

/** Only the server's answer leads to the confirmation. */
function useConfirmation(state: ReturnType<typeof useCheckout>['state'], forgetTexts: () => void) {
  const navigate = useNavigate()
  const offline = useAtomValue(offlineAtom)
  const setErrors = useSetAtom(checkoutErrorsAtom)
  useEffect(() => {
    if (state.state !== 'placed' && state.state !== 'queued') return
    forgetTexts()
    setErrors({ fields: {}, tries: 0 })
    if (state.state === 'queued') return
    void offline?.refreshCart()
    const orders = state.orders.map(({ order_no }) => order_no).join(',')
    void navigate({
      to: '/cart/order-confirmation',
      search: { orders },
      state: { isPlaced: true },
      replace: true,
    })
  }, [state, forgetTexts, setErrors, offline, navigate])
}

/** The screen while its terms are asked for. */
export function CheckoutPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Checkout`}>
      <CheckoutSkeleton />
    </Page>
  )
}

/** The shape of the form, while the last changes are sent. */
function CheckoutSkeleton() {
  const { t } = useLingui()
  return <SkeletonRows rows={4} height="7rem" label={t`Sending your last changes…`} />
}

/** The terms could not be had. Without the network that is as it must be, and the cart is safe. */
export function CheckoutFailure(props: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const online = useAtomValue(onlineAtom)
  const [before, setBefore] = useState(online)
  useEffect(() => {
    setBefore(online)
    // Only when the network comes back: trying again at once would go round in circles.
    if (online && !before) void router.invalidate()
  }, [online, before, router])
  if (failureOf(props.error as unknown as CombinedError).kind !== 'network')
    return <AppError {...props} />
  return (
    <Page title={t`Checkout`}>
      <ErrorState
        icon="offline"
        heading={<Trans>Checkout isn’t on this device yet</Trans>}
        text={
          <Trans>
            You’re offline, and the delivery and payment options of this customer were never loaded
            here. Open the checkout once while you’re online.
          </Trans>
        }
        kept={<Trans>Your cart and your changes are kept on this device.</Trans>}
        onRetry={() => void router.invalidate()}
        action={
          <Link to="/cart" className={button()}>
            <Trans>Back to the cart</Trans>
          </Link>
        }
      />
    </Page>
  )
}

/** Something goes on that must not be pressed twice: what it is, and what the person may rely on. */
function CheckoutWorking({
  icon,
  heading,
  children,
}: {
  icon: IconName
  heading: ReactNode
  children?: ReactNode
}) {
  return (
    <section className={css.working} role="status">
      <Icon name={icon} size="lg" />
      <h2>{heading}</h2>
      {children && <p className={css.quietText}>{children}</p>}
    </section>
  )
}
