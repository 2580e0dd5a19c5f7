/** Whether a payment may take the invoice in: it is open, or its ERP gives it no status. */
export const isPayable = ({ status }: { status: string | null }): boolean =>
  status === null || status === '' || status === 'Open'
