/** Whether a payment may take the invoice in: it is open, or its ERP gives it no status. */
export const isPayable = ({ status }: { status: string | null }): boolean =>
  status === null || status === '' || status === 'Open'

/** Statuses of an invoice that a payment is on its way for. */
export const pendingStatuses: readonly string[] = ['Pending Payment', 'Waiting For Payment']

/** Whether a payment is on its way for the invoice. */
export const isPending = ({ status }: { status: string | null }): boolean =>
  status !== null && pendingStatuses.includes(status)
