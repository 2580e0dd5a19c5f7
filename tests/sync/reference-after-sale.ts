import type { ClaimIntent } from '#domain/claims/claim-intent.ts'
import { registrationRefusal } from '#domain/frames/registration.ts'
import { type AfterSaleFacts, frames, type FrameNumber, type Report, today } from './after-sale.ts'

interface StoredClaim {
  userId: string
  customerKey: string
  revision: number
  notes: string
}

/** Sold frames and claims, in memory. */
export class ReferenceAfterSale {
  readonly reports = new Map<string, { customerKey: string; day: string }>()
  readonly claims = new Map<string, StoredClaim>()
  /** Files that a claim has. */
  private readonly used = new Set<string>()

  private readonly customers: readonly string[]

  constructor(customers: readonly string[]) {
    this.customers = customers
  }

  /** Reports a frame as sold. Returns why it cannot be; the same report again is no refusal. */
  report(customerKey: string, { args: { frameNumber, soldDate } }: Report): string | null {
    const receiver = frames[frameNumber as FrameNumber]
    const isHere = receiver !== null && this.customers[receiver] === customerKey
    const before = this.reports.get(frameNumber)
    const refusal = registrationRefusal(
      isHere ? { registrable: true, status: before ? 'registered' : null } : undefined,
      { soldDate, today },
    )
    if (refusal?.code === 'already_reported' && before?.day === soldDate) return null
    if (refusal) return refusal.code
    this.reports.set(frameNumber, { customerKey, day: soldDate })
    return null
  }

  /** Stores or changes a claim. Returns why it cannot be. */
  claim(
    userId: string,
    customerKey: string,
    { args: { claim, seen, fields, files } }: ClaimIntent,
  ): string | null {
    if (files.some(({ id }) => this.used.has(id))) return 'files_refused'
    const before = this.claims.get(claim)
    if (seen !== null) {
      if (before?.customerKey !== customerKey) return 'not_found'
      if (before.revision !== seen) return 'changed_meanwhile'
    }
    for (const { id } of files) this.used.add(id)
    const revision = (before?.revision ?? 0) + 1
    this.claims.set(claim, { userId, customerKey, revision, notes: fields.customerNotes })
    return null
  }

  facts(): AfterSaleFacts {
    return {
      reports: [...this.reports]
        .map(([frame, { customerKey, day }]) => `${frame} ${customerKey} ${day}`)
        .sort(),
      claims: [...this.claims]
        .map(
          ([id, { customerKey, revision, notes }]) => `${id} ${customerKey} ${revision} ${notes}`,
        )
        .sort(),
    }
  }
}
