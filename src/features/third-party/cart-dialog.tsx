import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useQuery } from 'urql'
import { formatMoneyIn, sum, times } from '#domain/ordering/money.ts'
import { dayIn } from '#domain/time/day.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { Refusal } from '#parts/third-party/cart-draft.ts'
import { CartLines } from './cart-lines.tsx'
import { orderProblems } from './cart-words.ts'
import { ThirdPartyAddresses } from './third-party.gql.ts'
import type { ThirdPartyCart } from './use-third-party-cart.ts'

interface CartDialogProps {
  cart: ThirdPartyCart
  open: boolean
  onClose: () => void
}

/** The third-party cart with everything an order needs, in a window above the catalogue. */
export function CartDialog({ cart, open, onClose }: CartDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width="large"
      title={<Trans>Third-party cart</Trans>}
      description={
        <Plural
          value={new Set(cart.items.map(({ vendor }) => vendor)).size}
          _0="No articles yet"
          one="One order, at # vendor"
          other="# orders, one at each vendor"
        />
      }
    >
      {cart.items.length > 0 ? (
        <Checkout cart={cart} onClose={onClose} />
      ) : (
        <EmptyState
          icon="cart"
          heading={<Trans>The cart is empty</Trans>}
          text={<Trans>Enter a quantity beside an article to put it in.</Trans>}
        />
      )}
    </Dialog>
  )
}

function Checkout({ cart, onClose }: Omit<CartDialogProps, 'open'>) {
  const { t } = useLingui()
  const toast = useToast()
  const { currency, timeZone } = useConfig()
  const online = useAtomValue(onlineAtom)
  const [{ data, fetching }] = useQuery({
    query: ThirdPartyAddresses,
    requestPolicy: 'cache-and-network',
  })
  const [busy, setBusy] = useState(false)
  const { refusal } = cart
  const setRefusal = (next: Refusal | null) => cart.set({ refusal: next })
  const addresses = data?.custVendorThirdPartyAddress ?? []
  const shipTo = addresses.find(({ code }) => code === cart.shipTo)?.code ?? addresses[0]?.code
  const total = sum(cart.items.map(({ price, qty }) => times(price, qty)))
  const problem = (code: string) =>
    refusal?.code === code ? <ProblemText code={code} words={orderProblems} /> : undefined

  const place = async () => {
    setBusy(true)
    const outcome = await cart
      .place(shipTo!)
      .catch(() => ({ kind: 'refused', code: 'NOT_SAVED', errors: [] }) as const)
    setBusy(false)
    if (outcome.kind === 'refused')
      return setRefusal({ code: outcome.code, errors: outcome.errors })
    if (outcome.kind === 'waiting')
      toast({ tone: 'info', text: t`Order saved. It’s sent as soon as there’s a connection.` })
    else {
      const numbers = outcome.orders.join(', ')
      toast({ tone: 'success', text: t`Ordered: ${numbers}` })
    }
    onClose()
  }

  return (
    <Stack>
      {refusal && !['ship_to_changed', 'day_past'].includes(refusal.code) && (
        <Notice tone="danger" live="alert">
          <ProblemText code={refusal.code} words={orderProblems} />
        </Notice>
      )}
      <CartLines cart={cart} errors={refusal?.errors ?? []} />
      <SelectField
        label={t`Deliver to`}
        value={shipTo ?? ''}
        disabled={addresses.length === 0}
        error={problem('ship_to_changed')}
        hint={
          addresses.length > 0 || fetching
            ? undefined
            : data
              ? t`This customer has no delivery address yet. Ask us to add one.`
              : t`Addresses couldn’t be read. Open the cart with a connection once.`
        }
        options={addresses.map(({ code, name, address, city }) => ({
          value: code,
          label: [name, address, city].filter(Boolean).join(', '),
        }))}
        onChange={({ target }) => cart.set({ shipTo: target.value })}
      />
      <DateField
        label={t`Requested delivery (optional)`}
        min={dayIn(timeZone, new Date())}
        value={cart.day}
        error={problem('day_past')}
        onChange={({ target }) => cart.set({ day: target.value })}
      />
      <TextArea
        label={t`Notes for the vendor (optional)`}
        maxLength={100}
        rows={2}
        value={cart.notes}
        onChange={({ target }) => cart.set({ notes: target.value })}
      />
      {!online && (
        <Notice tone="warning" live="status">
          <Trans>You’re offline. The order is sent as soon as there’s a connection.</Trans>
        </Notice>
      )}
      {cart.notSaved && (
        <Notice tone="danger" live="alert">
          <Trans>This device doesn’t store the cart. Order before you leave this page.</Trans>
        </Notice>
      )}
      <EmptyCart onConfirm={cart.clear} />
      <Button
        variant="primary"
        size="lg"
        busy={busy}
        disabled={!shipTo || (refusal?.errors.length ?? 0) > 0}
        onClick={() => void place()}
      >
        <Trans>
          Place order ·{' '}
          {formatMoneyIn(total, cart.items[0]?.currency ?? currency.display, currency)}
        </Trans>
      </Button>
    </Stack>
  )
}

/** Takes everything out of the cart, after a question. */
function EmptyCart({ onConfirm }: { onConfirm: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" icon="trash" onClick={() => setAsking(true)}>
        <Trans>Empty cart</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Empty the third-party cart?</Trans>}
        text={<Trans>All articles are taken out. Nothing is ordered.</Trans>}
        confirm={<Trans>Empty cart</Trans>}
        onConfirm={onConfirm}
      />
    </>
  )
}
