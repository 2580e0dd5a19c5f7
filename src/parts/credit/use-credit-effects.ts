import { useQuery } from 'urql'
import { creditAfter, type CreditEffect } from '#domain/ordering/credit-effect.ts'
import { silent } from '#data/silent.ts'
import { CompaniesOfSorgs } from './credit.gql.ts'
import { useCredit } from './use-credit.ts'

/** Amounts to be ordered, by sales organisation. */
export type OrderedTotals = readonly { sorg: string; currency: string; total: string }[]

const silentContext = { ...silent }

/**
 * Returns the effect of an order on each credit record of the chosen customer; empty without permission or when
 * unknown.
 */
export function useCreditEffects(totals: OrderedTotals): CreditEffect[] {
  const view = useCredit()
  const [{ data }] = useQuery({
    query: CompaniesOfSorgs,
    pause: !view?.credits,
    context: silentContext,
  })
  const companyOf = (sorg: string) =>
    data?.customerAreaV3.find((area) => area.sorg === sorg)?.companyCode
  return view?.credits ? creditAfter(view.credits, totals, companyOf) : []
}
