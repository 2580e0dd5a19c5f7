import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useRef, useState } from 'react'
import { addressText } from '#data/list-search.ts'
import * as v from 'valibot'
import { NoCustomer } from '#parts/customer/no-customer.tsx'
import { PromotionLines } from '#parts/promotions/promotions.tsx'
import { useDesk } from '#ui/media/use-desk.ts'
import { useHand } from '#ui/media/use-hand.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { useCarts } from '#parts/cart/use-carts.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { type InvalidInput, useInvalidInput } from '#ui/form/use-invalid-input.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Row } from '#ui/display/stack.tsx'
import { cartGroups } from '../lines/cart-groups.ts'
import { cartKeyInAddress } from '../cart-key.ts'
import { CartGone } from '../named-carts/cart-gone.tsx'
import { CartList, type ScannedLine } from '../lines/cart-list.tsx'
import { CartMenu } from '../named-carts/cart-menu.tsx'
import { CartScan } from '../scan/cart-scan.tsx'
import { CartSummary } from '../cart-summary.tsx'
import { CartSwitcher } from '../named-carts/cart-switcher.tsx'
import { CartChangesNotice } from '../changes/cart-changes-notice.tsx'
import * as css from '../cart-summary.css.ts'
import { NotedLine } from '../lines/note-editor.tsx'
import { FreightSteps } from '../terms/freight-steps.tsx'
import { LastOrder, LostAnswer } from '../orders/sent-order-notice.tsx'
import { type ChangedCart, useCartDiff } from '../changes/use-cart-diff.ts'
import { RefusedOrders } from '../orders/review-order.tsx'
import { WaitingOrders } from '../orders/waiting-orders.tsx'
import { useFreshCart } from '../use-fresh-cart.ts'
import { useLineActions } from '../lines/use-line-actions.ts'
import { useLineIncoming } from '../lines/use-line-incoming.ts'

export const Route = createFileRoute('/_frame/cart/')({
  staticData: {
    screen: {
      title: msg`Cart`,
      allow: ['page.catalog'],
      needsCustomer: true,
      up: true,
      search: true,
    },
  },
  validateSearch: v.object({ search: addressText, cart: cartKeyInAddress }),
  component: CartScreen,
})

/** From here on looking for a line is quicker than scrolling to it. */
const manyLines = 10

function CartScreen() {
  const { t } = useLingui()
  const { customerData } = useUser()
  const { cart: cartKey = '', search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { cart, ready } = useCart(cartKey)
  const { cart: active } = useCart()
  const { carts, ready: listed } = useCarts()
  const [scanning, setScanning] = useState(false)
  const scanButton = useRef<HTMLButtonElement>(null)
  const [scanned, setScanned] = useState<ScannedLine | null>(null)
  const stopScanning = () => {
    setScanning(false)
    // The button that was pressed goes with the camera.
    scanButton.current?.focus()
  }
  const noteLine = useCallback(
    (id: string) => {
      setScanned((before) => ({ id, n: (before?.n ?? 0) + 1 }))
      // A search would hide the line that grew.
      if (search) void navigate({ search: { cart: cartKey || undefined }, replace: true })
    },
    [search, cartKey, navigate],
  )
  const online = useAtomValue(onlineAtom)
  useFreshCart()
  const changed = useCartDiff(cart, cartKey, ready)
  const unread = useInvalidInput()
  const lines = cart.lines.length
  const entry = carts.find(({ key }) => key === cartKey)
  if (!customerData)
    return (
      <Page title={t`Cart`}>
        <NoCustomer />
      </Page>
    )
  if (!ready)
    return (
      <Page title={t`Cart`}>
        <SkeletonRows label={t`Loading the cart`} height="5rem" />
      </Page>
    )
  // The list came with the active cart's answer.
  if (cartKey && listed && active.at !== null && !entry)
    return (
      <Page title={t`Cart`}>
        <CartSwitcher cartKey={cartKey} />
        <CartGone />
      </Page>
    )
  const known = !entry?.unknown || lines > 0 || cart.version !== null
  return (
    <Page
      title={entry?.name ?? t`Cart`}
      intro={
        lines > 0 && (
          <>
            <Plural value={lines} one="# line" other="# lines" /> · {customerData.custName}
          </>
        )
      }
      actions={
        <>
          <Button
            ref={scanButton}
            icon="scan"
            aria-pressed={scanning}
            onClick={() => setScanning(!scanning)}
          >
            <Trans>Scan</Trans>
          </Button>
          <CartMenu cartKey={cartKey} name={entry?.name ?? ''} unread={unread} />
        </>
      }
    >
      <CartSwitcher cartKey={cartKey} />
      <WaitingOrders />
      <RefusedOrders />
      <LostAnswer cartKey={cartKey} filled={lines > 0} />
      <NotedLine cartKey={cartKey} />
      <CartScan
        key={`${customerData.custCode.r3} ${cartKey}`}
        cartKey={cartKey}
        open={scanning}
        onClose={stopScanning}
        onLine={noteLine}
      />
      <CartChangesNotice {...changed} />
      {lines > 0 ? (
        <FilledCart
          cartKey={cartKey}
          unread={unread}
          were={changed.were}
          scanned={scanned}
          follow={!scanning}
        />
      ) : known ? (
        <EmptyCart />
      ) : online ? (
        <SkeletonRows label={t`Loading the cart`} height="5rem" />
      ) : (
        <NotHere />
      )}
    </Page>
  )
}

interface FilledCartProps extends Pick<ChangedCart, 'were'> {
  cartKey: string
  unread: InvalidInput
  scanned: ScannedLine | null
  follow: boolean
}

function FilledCart({ cartKey, unread, were, scanned, follow }: FilledCartProps) {
  const { search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const desk = useDesk()
  const { cart } = useCart(cartKey)
  const actions = useLineActions(cartKey)
  const coming = useLineIncoming(cart)
  const groups = useMemo(() => cartGroups(cart, search), [cart, search])
  const find = (next: string) =>
    void navigate({
      search: { search: next || undefined, cart: cartKey || undefined },
      replace: true,
    })
  if (!actions) return null
  return (
    <div className={css.columns}>
      <div className={css.lists}>
        <Finder search={search} many={cart.lines.length > manyLines} onFind={find} />
        {groups.map((group) => (
          <CartList
            key={group.sorg}
            group={group}
            cartKey={cartKey}
            actions={actions}
            onUnread={unread.onUnread}
            coming={coming}
            were={were}
            scanned={scanned}
            follow={follow}
          />
        ))}
        {groups.length === 0 && <NothingFound onClear={() => find('')} />}
        {/* OtherDepartments the bar lies over the lines, and has no room for it. */}
        {!desk && <FreightSteps cart={cart} />}
        <PromotionLines location="cart" />
      </div>
      <CartSummary
        cart={cart}
        unread={unread}
        onCheckout={() =>
          void navigate({
            to: '/cart/checkout',
            search: { cart: cartKey || undefined },
          })
        }
      />
    </div>
  )
}

/** A desk or tablet has a box in the page; a phone its search in the bar, and here what it looks for. */
function Finder({
  search,
  many,
  onFind,
}: {
  search: string | undefined
  many: boolean
  onFind: (next: string) => void
}) {
  const { t } = useLingui()
  const hand = useHand()
  if (!hand && (many || search)) {
    return (
      <SearchBox
        label={t`Find in this cart`}
        placeholder={t`Find in this cart by name or code`}
        value={search ?? ''}
        onSearch={onFind}
      />
    )
  }
  return search ? (
    <Row>
      <Chip icon="search" removeLabel={t`Clear the search`} onPress={() => onFind('')}>
        {search}
      </Chip>
    </Row>
  ) : null
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      variant="no-result"
      heading={<Trans>No matching items</Trans>}
      text={<Trans>Lines are found by name, brand or code.</Trans>}
      action={
        <Button onClick={onClear}>
          <Trans>Show all lines</Trans>
        </Button>
      }
    />
  )
}

function EmptyCart() {
  return (
    <>
      <LastOrder />
      <EmptyState
        icon="cart"
        heading={<Trans>The cart is empty</Trans>}
        text={<Trans>Items you add appear here and stay saved, even offline.</Trans>}
        action={
          <Link to="/catalog" className={button({ variant: 'primary' })}>
            <Trans>Go to the catalog</Trans>
          </Link>
        }
      />
    </>
  )
}

/** Shown for a cart known only by name: this device has never opened it and is offline. */
function NotHere() {
  return (
    <EmptyState
      icon="offline"
      heading={<Trans>Not on this device yet</Trans>}
      text={
        <Trans>
          This cart was filled on another device. It opens when you’re back online and stays on this
          device.
        </Trans>
      }
    />
  )
}
