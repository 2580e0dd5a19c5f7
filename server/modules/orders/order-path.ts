/** Returns the path of placed orders, for links from elsewhere. @param customer their customer's code: a reader may have another one chosen */
export const orderPath = (orderNumbers: readonly string[], customer: string | undefined): string =>
  `/cart/order-confirmation?${new URLSearchParams({ orders: orderNumbers.join(','), ...(customer && { customer }) })}`
