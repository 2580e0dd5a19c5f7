/** Parts of a price that a tenant may show beside the total; names of the contract's `PriceDisplay`. */
export const priceDisplays = [
  'tax',
  'shippingCost',
  'discount',
  'recycleFee',
  'surcharges',
  'freightAllowance',
  'earlyPaymentDiscount',
  'paymentDiscount',
] as const
export type PriceDisplay = (typeof priceDisplays)[number]
