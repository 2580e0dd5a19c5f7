import * as v from 'valibot'
import { isFrameNumber, frameNumberOf } from '../frames/frame-number.ts'
import { isPhone } from '../portal/validation.ts'
import { type Day, isDay } from '../time/day.ts'
import { type ClaimSlot, claimSlots } from './claim-slots.ts'
import type { ClaimCategory } from './claim-status.ts'

const text = (most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, 'too_long')), '')
const words = (most: number, code: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(most, 'too_long'),
      v.regex(/^[\p{L}\p{M}\s\-.,/&:]*$/u, code),
    ),
    '',
  )

/** A phone number: digits, at most 17, with a country's code or without; what people write between them is left out. */
const Phone = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value.replace(/[\s().\-/]/g, '')),
    v.check((value) => isPhone(value.replace(/^\+/, '')), 'must_be_numeric_with_max_digits'),
  ),
  '',
)

/** A person who bought the article. */
const Consumer = v.object({
  name: text(100),
  phone: Phone,
  city: text(80),
  address: text(200),
  email: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(120, 'too_long'),
      v.check((value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'invalid_email'),
    ),
    '',
  ),
})

/** Fields of a claim that a person fills in; an empty text is none. */
export const ClaimFields = v.object({
  referenceNo: text(40),
  frameNumber: v.optional(
    v.pipe(
      v.string(),
      v.transform(frameNumberOf),
      v.check((value) => value === '' || isFrameNumber(value), 'frame_invalid'),
    ),
    '',
  ),
  /** Code of the article; empty: one without a code, which is described. */
  articleCode: text(40),
  description: words(200, 'claim_invalid_article_description'),
  qty: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1, 'too_small'), v.maxValue(9_999, 'too_large')),
    1,
  ),
  brandName: text(60),
  mcName: text(60),
  productionCode: text(40),
  bikeAttributes: text(200),
  model: text(100),
  modelYear: text(10),
  series: text(60),
  contactName: text(100),
  contactPhone: Phone,
  purchaseDate: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || isDay(value), 'invalid_date'),
    ),
    '',
  ),
  consumer: v.optional(Consumer, { name: '', phone: '', city: '', address: '', email: '' }),
  problems: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.string(), v.maxLength(60)),
          notes: v.optional(
            v.pipe(
              v.string(),
              v.trim(),
              v.maxLength(500, 'too_long'),
              v.regex(/^[\p{L}\p{M}\p{N}.,\s]*$/u, 'valid_text'),
            ),
            '',
          ),
        }),
      ),
      v.maxLength(20, 'too_many'),
    ),
    [],
  ),
  customerNotes: text(2_000),
  /** Delivery the article came with. */
  deliveryNo: text(40),
  isNotAWarranty: v.optional(v.boolean(), false),
  /** The article never arrived: there is nothing to show, and the delivery it was missing from stands for the proofs. */
  isShortage: v.optional(v.boolean(), false),
})
export type ClaimFields = v.InferOutput<typeof ClaimFields>

/** A form with nothing in it. */
export const noClaimFields: ClaimFields = v.parse(ClaimFields, {})

/** Settings of the tenant that rule the form. */
export interface ClaimRules {
  claimProblemRequired: boolean
  /** Articles without a code can be claimed at all. */
  claimNonCode: boolean
  /** The dealer may claim one too, not the office alone. */
  claimAllowNonCode: boolean
  /** At the tenant: nothing was bought later. */
  today: Day
}

export interface ClaimProblem {
  field: string
  code: string
}

const hasConsumer = ({ consumer }: ClaimFields) => Object.values(consumer).some((one) => one !== '')

/**
 * Slots that must have a file: the paper of the sale, the whole bicycle or article, its number, one photo of the fault at least.
 * None for an article that never arrived.
 */
export const neededSlots = (fields: ClaimFields): ClaimSlot[] =>
  fields.isShortage
    ? []
    : [
        'invoice',
        'photo1',
        'photo2',
        'photo3',
        ...(hasConsumer(fields) ? (['idCard'] as const) : []),
      ]

const isFilled = (slot: ClaimSlot, slots: readonly ClaimSlot[]) =>
  // The fault may be on any of the photos behind the first two.
  slot === 'photo3'
    ? claimSlots.slice(3, 7).some((one) => slots.includes(one))
    : slots.includes(slot)

/** Everything that keeps a claim from being complete. @param slots those with a file */
export function claimProblems(
  category: ClaimCategory,
  fields: ClaimFields,
  slots: readonly ClaimSlot[],
  rules: ClaimRules,
): ClaimProblem[] {
  const problems: ClaimProblem[] = []
  const need = (field: string, isThere: boolean, code = 'required') => {
    if (!isThere) problems.push({ field, code })
  }
  const { isShortage } = fields
  // The frame number of a bicycle that never came is not known.
  if (category === 'bike' && !isShortage) need('frameNumber', fields.frameNumber !== '')
  if (fields.articleCode === '') {
    const mayDo = category === 'bike' || (rules.claimNonCode && rules.claimAllowNonCode)
    need('articleCode', mayDo, 'article_needed')
    if (mayDo) need('description', fields.description !== '')
  }
  need('contactName', fields.contactName !== '')
  need('contactPhone', fields.contactPhone !== '')
  if (isShortage) need('deliveryNo', fields.deliveryNo !== '')
  else need('purchaseDate', fields.purchaseDate !== '')
  need('purchaseDate', fields.purchaseDate <= rules.today, 'in_future')
  if (rules.claimProblemRequired && !isShortage)
    need('problems', fields.problems.length > 0, 'problem_needed')
  if (!isShortage) need('customerNotes', fields.customerNotes !== '')
  for (const slot of neededSlots(fields)) need(slot, isFilled(slot, slots), 'file_needed')
  return problems
}

/** Share of what a claim needs that it has, 0 to 1: each field and each file counts once. */
export function completeness(
  category: ClaimCategory,
  fields: ClaimFields,
  slots: readonly ClaimSlot[],
  rules: ClaimRules,
): number {
  const { consumer, isShortage } = fields
  const all = claimProblems(category, { ...noClaimFields, consumer, isShortage }, [], rules)
  const open = claimProblems(category, fields, slots, rules)
  const missing = Math.min(open.length, all.length)
  return 1 - missing / all.length
}
