/**
 * Returns the path of placed orders, for links from elsewhere: a single one has a page of its own.
 * @param customer their customer's code: a reader may have another one chosen
 */
export function orderPath(orderNumbers: readonly string[], customer: string | undefined): string {
  const [first, ...others] = orderNumbers
  const search = (part: Record<string, string>) =>
    new URLSearchParams({ ...part, ...(customer && { customer }) })
  return first !== undefined && others.length === 0
    ? `/order/view/${encodeURIComponent(first)}?${search({})}`
    : `/cart/order-confirmation?${search({ orders: orderNumbers.join(',') })}`
}
