import { Link } from '@tanstack/react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CardBody, HomeCard, RowText } from '../home-card.tsx'
import { VendorOverview } from '../home.gql.ts'
import * as css from '../home.css.ts'
import { useCard } from '../use-card.ts'
import { Trouble } from './trouble.tsx'

/** A vendor's new orders, and available articles out of stock or without a picture. */
export function VendorCard() {
  const state = useCard(VendorOverview, {})
  const waiting = state.data?.orderThirdParties.count ?? 0
  return (
    <HomeCard
      title={<Trans>New orders to confirm</Trans>}
      figure={waiting || undefined}
      all={{ to: '/3rd-party/order', label: <Trans>All orders</Trans> }}
    >
      <CardBody state={state}>
        {({ orderThirdParties, outOfStock, withoutPicture }) => (
          <>
            <Trouble
              to="/3rd-party/order"
              search={{ status: 'new' }}
              fine={<Trans>No order is waiting for you.</Trans>}
              rows={orderThirdParties.rows.map(({ id, orderNo, custThirdParty, product }) => ({
                id,
                text: (
                  <RowText
                    name={product.description}
                    about={custThirdParty.name}
                    endAbout={orderNo}
                  />
                ),
              }))}
            />
            <Lacking
              lacking="stock"
              count={outOfStock.count}
              name={
                <Plural
                  value={outOfStock.count}
                  one="# article is out of stock"
                  other="# articles are out of stock"
                />
              }
            />
            <Lacking
              lacking="picture"
              count={withoutPicture.count}
              name={
                <Plural
                  value={withoutPicture.count}
                  one="# article has no picture"
                  other="# articles have no picture"
                />
              }
            />
          </>
        )}
      </CardBody>
    </HomeCard>
  )
}

interface LackingProps {
  lacking: 'stock' | 'picture'
  count: number
  name: ReactNode
}

/** The way to articles that lack something; nothing when none does. */
function Lacking({ lacking, count, name }: LackingProps) {
  if (count === 0) return null
  return (
    <Link
      to={'/3rd-party/article-maintenance' as never}
      search={{ lacking } as never}
      className={`${css.row} ${css.opens}`}
    >
      <RowText name={name} />
    </Link>
  )
}
