import { useConfig } from '#shell/session/use-session.ts'
import { type Decimal, formatMoneyIn } from '#domain/ordering/money.ts'
import { useMerchant } from '#parts/cart/use-merchant.ts'

/** Writes amounts of a sales organisation in the currency it sells in. */
export function useSorgMoney(): (sorg: string, amount: Decimal) => string {
  const { currency } = useConfig()
  const merchantOf = useMerchant()
  return (sorg, amount) =>
    formatMoneyIn(amount, merchantOf(sorg)?.currency ?? currency.display, currency)
}
