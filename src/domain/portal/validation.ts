import * as v from 'valibot'

/** Rules for what is typed. Each lets the empty value pass; `required` alone refuses it. */
const passesEmpty = (rule: RegExp) => (value: string) => value === '' || rule.test(value)

/** Letters of any script, spaces and - . , / & : */
export const isText = passesEmpty(/^[\p{L}\p{M} \-.,/&:]+$/u)
/** Allows several lines. */
export const isMultilineText = passesEmpty(/^[\p{L}\p{M} \-.,/&:\r\n]+$/u)
export const isAlphanumeric = passesEmpty(/^[\p{L}\p{M}\p{N}]+$/u)
export const isEmail = passesEmpty(
  /^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(\.[^\s@.<>()",;:\\[\]]+)+$/,
)
/** Digits, at most 17. */
export const isPhone = passesEmpty(/^\d{1,17}$/)
export const isNumeric = passesEmpty(/^-?\d+(\.\d+)?$/)
/** Something is there; `false` is something. */
export const isGiven = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)
/** More than white space. */
export const isNotBlank = (value: string) => value.trim() !== ''
/** At least one entry is chosen. */
export const hasEntry = (entries: readonly unknown[]) => entries.length > 0

/** The refusals of these rules, as their keys are spelled in the catalogue of errors. */
export const rules = {
  required: v.check<string, 'required'>(isGiven, 'required'),
  notBlank: v.check<string, 'not_empty'>(isNotBlank, 'not_empty'),
  text: v.check<string, 'valid_text'>(isText, 'valid_text'),
  multilineText: v.check<string, 'valid_text'>(isMultilineText, 'valid_text'),
  alphanumeric: v.check<string, 'valid_alphaNumeric'>(isAlphanumeric, 'valid_alphaNumeric'),
  email: v.check<string, 'valid_email'>(isEmail, 'valid_email'),
  phone: v.check<string, 'must_be_numeric_with_max_digits'>(
    isPhone,
    'must_be_numeric_with_max_digits',
  ),
  numeric: v.check<string, 'must_be_numeric'>(isNumeric, 'must_be_numeric'),
}

/**
 * Returns one problem a field: of the first rule that fails.
 * @returns code by the field's name
 */
export function problemsOf(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, input)
  const problems: Record<string, string> = {}
  for (const issue of issues) problems[v.getDotPath(issue) ?? ''] ??= issue.message
  return problems
}

/** A phone number as it is stored: the leading zero gives way to the country's code. @param countryCode such as +62 */
export function formatPhone(digits: string, countryCode = '+62'): string {
  return digits === '' ? '' : `${countryCode}${digits.replace(/^0/, '')}`
}
