import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MarketingType } from '#domain/content/marketing-tree.ts'
import type { ProblemWords } from '#ui/form/problem-text.tsx'
import { contentWords } from '../content-words.ts'
import type { CategoryChoice } from './marketing.gql.ts'

/** Kinds of marketing material, in words. */
export const typeWords: Record<MarketingType, MessageDescriptor> = {
  'brand-assets': msg`Brand assets`,
  'product-lineup': msg`Product line-up`,
}

/** Words for refusals of a category. */
export const categoryWords: ProblemWords = {
  ...contentWords,
  in_use: msg`Move or delete everything in this category first`,
}

/** A type of the contract in words; one that is not known stays as it is. */
export const typeText = (i18n: I18n, type: string): string =>
  Object.hasOwn(typeWords, type) ? i18n._(typeWords[type as MarketingType]) : type

/** The way to a category, its type first. */
export const wayTo = (
  i18n: I18n,
  { type, title, breadcrumb }: Pick<CategoryChoice, 'type' | 'title' | 'breadcrumb'>,
): string => [typeText(i18n, type), ...breadcrumb.map((above) => above.title), title].join(' › ')

/** Categories as the options of a field, by the way to them. */
export const categoryOptions = (i18n: I18n, choices: readonly CategoryChoice[]) =>
  choices
    .map((choice) => ({ value: choice.id, label: wayTo(i18n, choice) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locale))
