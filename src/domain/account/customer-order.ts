/** A customer as far as its place in a list to choose from goes. */
interface Listed {
  id: string
  reasonBlocked: string | null
}

/** Number of customers that are remembered as chosen lately. */
export const recentCustomers = 5

/** Returns the customers to choose from: those chosen lately first, the latest leading, blocked ones last, else as given. */
export function orderCustomers<C extends Listed>(
  customers: readonly C[],
  recent: readonly string[],
): C[] {
  const place = ({ id, reasonBlocked }: C) => {
    const at = recent.indexOf(id)
    return reasonBlocked ? recentCustomers + 1 : at >= 0 ? at : recentCustomers
  }
  return customers.toSorted((one, other) => place(one) - place(other))
}

/** Returns the customers chosen lately once another one is chosen; the latest first. */
export const withRecent = (recent: readonly string[], id: string): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, recentCustomers)
