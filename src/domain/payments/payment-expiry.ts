const hour = 3_600_000

/** Moment at which a request that is not paid ends; so does a virtual account that was made for it. */
export const expiryAt = (createdAt: Date, hours: number): Date =>
  new Date(createdAt.getTime() + hours * hour)

/** Whether a request's time is over: one with a proof waits for finance, however long it takes. */
export const isOverdue = (
  { status, expiresAt }: { status: string; expiresAt: Date },
  now: Date,
): boolean => status === 'waiting' && expiresAt.getTime() <= now.getTime()
