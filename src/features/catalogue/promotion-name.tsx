import { useQuery } from 'urql'
import { quiet } from '#data/quiet.ts'
import { RunningPromotions } from './catalogue.gql.ts'

const context = { ...quiet }

/** What a promotion is called; its code where that is not known, or where it is over. */
export function PromotionName({ code }: { code: string }) {
  const [{ data }] = useQuery({ query: RunningPromotions, context })
  return data?.promotions.find((promotion) => promotion.code === code)?.name ?? code
}
