import * as v from 'valibot'
import { isLocale } from '../portal/locales.ts'
import type { SettingKind } from './setting-kinds.ts'
import { isEmail, rules } from '../portal/validation.ts'

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, 'too_long'))
const passing = (rule: (value: string) => boolean, code: string, max = 500) =>
  v.pipe(
    text(max),
    v.check((value) => value === '' || rule(value), code),
  )

/** An https address. */
export const isWebAddress = (value: string) =>
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?([/?#]\S*)?$/i.test(value)
/** A picture of the portal itself, or one at an https address. */
const isPicture = (value: string) => /^\/(?![/\\])\S*$/.test(value) || isWebAddress(value)
const isHost = (value: string) => /^(?=.{1,253}$)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/.test(value)
const isDatePattern = (value: string) =>
  /^(?:YYYY|YY|M{1,4}|D{1,2}|[ .,/-])+$/.test(value) &&
  /D/.test(value) &&
  /M/.test(value) &&
  /Y/.test(value)
const isTimePattern = (value: string) =>
  /^(?:HH?|hh?|mm|ss|[Aa]|[ :.])+$/.test(value) &&
  /h/i.test(value) &&
  /mm/.test(value) &&
  // Twelve hours twice a day need their half.
  (/H/.test(value) || /a/i.test(value))

const Languages = v.pipe(
  v.array(
    v.object({
      code: v.pipe(
        v.string(),
        v.check((code) => isLocale(code), 'unknown_language'),
      ),
      name: v.pipe(text(40), rules.required),
    }),
  ),
  v.minLength(1, 'required'),
)

const Currency = v.pipe(
  v.object({
    display: v.pipe(v.string(), v.trim(), v.regex(/^[A-Z]{3}$/, 'valid_currency')),
    symbol: text(5),
    thousandSeparator: v.picklist([',', '.', ' ', "'", ''], 'valid_separator'),
    decimalSeparator: v.picklist([',', '.'], 'valid_separator'),
    decimalPrecision: v.pipe(
      v.number('must_be_numeric'),
      v.integer('must_be_numeric'),
      v.minValue(0, 'out_of_range'),
      v.maxValue(4, 'out_of_range'),
    ),
  }),
  v.forward(
    v.check(
      ({ thousandSeparator, decimalSeparator }) => thousandSeparator !== decimalSeparator,
      'same_separators',
    ),
    ['thousandSeparator'],
  ),
)

/** Returns the rule that a setting's value must pass, in the form and on the server. Messages are codes. */
export function settingRule(kind: SettingKind): v.GenericSchema {
  switch (kind.kind) {
    case 'switch':
      return v.boolean()
    case 'number':
      return v.pipe(
        v.number('must_be_numeric'),
        v.integer('must_be_numeric'),
        v.minValue(kind.min, 'out_of_range'),
        v.maxValue(kind.max, 'out_of_range'),
      )
    case 'choice':
      return v.picklist(kind.options)
    case 'text':
      return text(kind.max)
    case 'colour':
      return v.pipe(
        v.string(),
        v.trim(),
        v.transform((text) => text.toLowerCase()),
        v.regex(/^#[0-9a-f]{6}$/, 'valid_colour'),
      )
    case 'email':
      return passing(isEmail, 'valid_email', 200)
    case 'address':
      return passing(isWebAddress, 'valid_web')
    case 'picture':
      return passing(isPicture, 'valid_picture')
    case 'hosts':
      return v.pipe(
        v.array(v.pipe(v.string(), v.check(isHost, 'valid_host'))),
        v.maxLength(50, 'too_long'),
      )
    case 'languages':
      return Languages
    case 'currency':
      return Currency
    case 'date':
      return v.pipe(text(30), v.check(isDatePattern, 'valid_date_pattern'))
    case 'time':
      return v.pipe(text(20), v.check(isTimePattern, 'valid_time_pattern'))
    case 'phone-code':
      return v.pipe(v.string(), v.trim(), v.regex(/^\+\d{1,4}$/, 'valid_phone_code'))
    case 'sorg':
      return v.pipe(text(20), rules.required)
    case 'fixed':
      return v.custom<never>(() => false, 'setting_locked')
  }
}
