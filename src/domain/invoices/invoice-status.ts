import type { Phase } from '../quotes/quote-statuses.ts'

/** Every status of an invoice; the phase says who acts next, seen by the customer. */
export const invoiceStatuses = [
  { code: 'Open', phase: 'yours' },
  { code: 'Pending Payment', phase: 'ours' },
  { code: 'Waiting For Payment', phase: 'yours' },
  { code: 'Cleared', phase: 'done' },
] as const satisfies readonly { code: string; phase: Phase }[]

/** Whether a payment may take the invoice in: it is open, or its ERP gives it no status. */
export const isPayable = ({ status }: { status: string | null }): boolean =>
  status === null || status === '' || status === 'Open'
