import { createHash } from 'node:crypto'
import type { ClaimIntent } from '#domain/claims/claim-intent.ts'
import type { FrameIntent } from '#domain/frames/frame-intent.ts'
import { claimArgs } from '../support/claim-ground.ts'

/** The day of the model, and days on which bicycles are said to be sold: the last is still to come. */
export const today = '2026-06-01'
export const soldDays = ['2026-05-30', '2026-05-31', '2026-07-01'] as const

/** Frames and the customer, first or second, that each was delivered to; the last one is the ERP’s alone. */
export const frames = { WUMODEL1: 0, WUMODEL2: 0, WUMODEL3: 1, WUMODEL9: null } as const
export type FrameNumber = keyof typeof frames

/** Claims that a person has in mind: whichever phone it is on, the same one has the same id. */
export const claimsEach = 2

export type Report = Extract<FrameIntent, { kind: 'REGISTER_FRAME' }>

/** Sold frames and claims of the server, in one text for each. */
export interface AfterSaleFacts {
  reports: string[]
  claims: string[]
}

const uuidOf = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Id and files of a person's claim in the run of these customers. */
export function claimOf(customers: readonly string[], userId: string, nth: number) {
  const name = `${customers[0]} ${userId} ${nth % claimsEach}`
  const files = [0, 1, 2, 3].map((n) => ({
    id: uuidOf(`${name} file ${n}`),
    kind: 'claim-file' as const,
    bytes: 1_000 + n,
    sha256: createHash('sha256').update(`${name} ${n}`).digest('hex'),
  }))
  return { claim: uuidOf(name), files }
}

/** A person sends a claim, or changes the one they saw. @param seen revision; null: the claim is new and brings its files */
export function claimIntent(
  customers: readonly string[],
  userId: string,
  { nth, seen, note }: { nth: number; seen: number | null; note: string },
): ClaimIntent {
  const { claim, files } = claimOf(customers, userId, nth)
  const fields = { frameNumber: 'WTU000001', customerNotes: note, problems: [] }
  const args = claimArgs(files, { claim, seen, fields })
  return { kind: 'CLAIM', args: { ...args, files: seen === null ? files : [] } } as ClaimIntent
}

/** A person reports a frame as sold. */
export const reportIntent = (frameNumber: string, soldDate: string): Report => ({
  kind: 'REGISTER_FRAME',
  args: {
    frameNumber,
    soldDate,
    useAccountData: true,
    nonRetail: false,
    name: '',
    phone: '',
    email: '',
    address: '',
    city: '',
  },
})
