/** Party that has to act next, seen by the customer. */
export type Phase = 'yours' | 'ours' | 'carrier' | 'done'

/** Every status of a quote. An accepted one is in a cart and waits to be ordered. */
export const quoteStatuses = [
  { code: 'SENT', phase: 'yours' },
  { code: 'ACCEPTED', phase: 'yours' },
  { code: 'ORDERED', phase: 'done' },
  { code: 'DECLINED', phase: 'done' },
  { code: 'EXPIRED', phase: 'done' },
  { code: 'WITHDRAWN', phase: 'done' },
] as const satisfies readonly { code: string; phase: Phase }[]
export type QuoteStatus = (typeof quoteStatuses)[number]['code']
