import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { type Question, useData } from '#data/load.ts'
import { customerDialogAtom } from '#parts/customer/customer-dialog-host.tsx'
import { ListPage } from '#parts/page/list-page.tsx'
import { useConfig, useScope } from '#shell/session/use-session.ts'
import { cartCustomerAtom } from '#shell/sync/sync-state.ts'
import { Button } from '#ui/button.tsx'
import { CountBadge } from '#ui/display/count-badge.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { CartDialog } from './cart-dialog.tsx'
import { ProductName } from './product-name.tsx'
import type { ThirdPartyProduct, ThirdPartyProducts } from './third-party.gql.ts'
import { type ThirdPartyCart, useThirdPartyCart } from './use-third-party-cart.ts'
import * as css from './third-party.css.ts'

interface CatalogueListProps {
  question: Question<ResultOf<typeof ThirdPartyProducts>, VariablesOf<typeof ThirdPartyProducts>>
}

/** Articles of vendors with a quantity for each, and the cart that they go to. */
export function CatalogueList({ question }: CatalogueListProps) {
  const { t } = useLingui()
  const { currency, checkStock3rdParty: checksStock } = useConfig()
  const { vendorThirdParties: vendors } = useData(question)
  const cart = useThirdPartyCart()
  const customerCode = useAtomValue(cartCustomerAtom)
  const chooseCustomer = useSetAtom(customerDialogAtom)
  const mayChange = useScope('menu.change-cust')
  // A refused order that was put back says at once what is wrong with it.
  const [open, setOpen] = useState<boolean | null>(null)
  if (open === null && cart?.refusal) setOpen(true)
  return (
    <ListPage
      question={question}
      pageOf={({ productThirdParties }) => productThirdParties}
      keyOf={({ id }) => id}
      searchHint={t`Article, description or vendor`}
      filters={[
        {
          name: 'vendor',
          label: t`Vendor`,
          any: t`All vendors`,
          options: vendors.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      empty={{
        icon: 'package',
        heading: t`No articles of vendors yet`,
        text: t`Articles show here as soon as a vendor offers some.`,
      }}
      tools={
        cart ? (
          <Button
            icon="cart"
            variant={cart.items.length > 0 ? 'primary' : undefined}
            onClick={() => setOpen(true)}
          >
            <Trans>Third-party cart</Trans>
            {cart.items.length > 0 && <CountBadge>{cart.items.length}</CountBadge>}
          </Button>
        ) : (
          customerCode === null &&
          mayChange && (
            <Button icon="store" onClick={() => chooseCustomer(true)}>
              <Trans>Choose a customer to order</Trans>
            </Button>
          )
        )
      }
      columns={[
        {
          key: 'description',
          title: t`Article`,
          lead: true,
          sortable: true,
          text: ({ description }) => description,
          cell: (product) => <ProductName product={product} />,
        },
        { key: 'vendor', title: t`Vendor`, sortable: true, text: ({ vendor }) => vendor.name },
        {
          key: 'price',
          title: t`Price`,
          align: 'end',
          sortable: true,
          text: ({ price }) => Number(price),
          cell: ({ price, currency: code, salesUnit, uomConverter }) => (
            <div>
              {formatMoneyIn(price, code, currency)}
              <div className={css.quiet}>
                {uomConverter > 1 ? (
                  <Plural
                    value={uomConverter}
                    one={`${salesUnit}, # piece`}
                    other={`${salesUnit}, # pieces`}
                  />
                ) : (
                  salesUnit
                )}
              </div>
            </div>
          ),
        },
        { key: 'stock', title: t`Stock`, align: 'end', sortable: true, text: ({ stock }) => stock },
        {
          key: 'openOrder',
          title: t`On order`,
          align: 'end',
          deskOnly: true,
          text: ({ openOrder }) => openOrder,
        },
        ...(cart
          ? [
              {
                key: 'cart',
                title: t`In the cart`,
                align: 'end' as const,
                cell: (product: ThirdPartyProduct) => (
                  <InCart product={product} cart={cart} checksStock={checksStock} />
                ),
              },
            ]
          : []),
      ]}
    >
      {cart && <CartDialog cart={cart} open={open ?? false} onClose={() => setOpen(false)} />}
    </ListPage>
  )
}

interface InCartProps {
  product: ThirdPartyProduct
  cart: ThirdPartyCart
  /** The portal refuses more than there is. */
  checksStock: boolean
}

function InCart({ product, cart, checksStock }: InCartProps) {
  const { t } = useLingui()
  const { vendor, articleCode, description, price, salesUnit, currency, stock } = product
  const item = {
    vendor: vendor.id,
    vendorName: vendor.name,
    articleCode,
    description,
    price: String(price),
    salesUnit,
    currency,
    stock,
  }
  const qty = cart.qtyOf(item)
  if (checksStock && stock === 0 && qty === 0)
    return (
      <span className={css.quiet}>
        <Trans>Out of stock</Trans>
      </span>
    )
  return (
    <QuantityField
      label={t`Quantity of ${description}`}
      value={qty}
      {...(checksStock && { max: Math.max(stock, qty) })}
      onCommit={(next) => cart.put({ ...item, qty: next })}
    />
  )
}
