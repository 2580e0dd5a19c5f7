import { useLingui } from '@lingui/react/macro'
import type { PriceDisplay } from '#domain/invoices/price-displays.ts'

/** Words of the parts of a price that stand beside its total. */
export function useDisplayWords(): Record<PriceDisplay, string> {
  const { t } = useLingui()
  return {
    tax: t`Tax`,
    shippingCost: t`Shipping`,
    discount: t`Discount`,
    recycleFee: t`Recycling fee`,
    surcharges: t`Surcharges`,
    freightAllowance: t`Freight allowance`,
    earlyPaymentDiscount: t`Early payment discount`,
    paymentDiscount: t`Payment discount`,
  }
}
