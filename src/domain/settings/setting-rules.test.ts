import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { inputOf, settingForm } from './setting-input.ts'
import { type SettingKind, settingKinds, type SettingName } from './setting-kinds.ts'
import { settingRule } from './setting-rules.ts'

const refusal = (name: SettingName, value: unknown) => {
  const { issues } = v.safeParse(settingRule(settingKinds[name]), value)
  return issues?.[0]?.message
}
const currency = {
  display: 'USD',
  symbol: '$',
  thousandSeparator: ',',
  decimalSeparator: '.',
  decimalPrecision: 2,
}

test.each<[SettingName, unknown, string | undefined]>([
  ['canCheckout', true, undefined],
  ['itemViewQuota', 50, undefined],
  ['itemViewQuota', 0, 'out_of_range'],
  ['itemViewQuota', 51, 'out_of_range'],
  ['itemViewQuota', 2.5, 'must_be_numeric'],
  ['itemViewQuota', '7', 'must_be_numeric'],
  ['accent', '#0B6BCB', undefined],
  ['accent', 'blue', 'valid_colour'],
  ['accent', '#12345', 'valid_colour'],
  ['webTitle', 'x'.repeat(61), 'too_long'],
  ['email', '', undefined],
  ['email', 'a@b', 'valid_email'],
  ['previewUrl', 'https://preview.example/a', undefined],
  ['previewUrl', 'http://preview.example', 'valid_web'],
  ['previewUrl', 'javascript:alert(1)', 'valid_web'],
  ['webLogo', '/logo.svg', undefined],
  ['webLogo', '//evil.example/x.png', 'valid_picture'],
  ['webLogo', '/\\evil.example/x.png', 'valid_picture'],
  ['webLogo', 'data:text/html,x', 'valid_picture'],
  ['hidePreviewHosts', ['a.test', 'b.test'], undefined],
  ['hidePreviewHosts', ['https://a.test'], 'valid_host'],
  ['languages', [], 'required'],
  ['languages', [{ code: 'xx', name: 'X' }], 'unknown_language'],
  ['languages', [{ code: 'fr', name: 'Français' }], undefined],
  ['dateFormat', 'DD MMM YYYY', undefined],
  ['dateFormat', 'DD.MM.', 'valid_date_pattern'],
  ['dateFormat', '<b>DD MM YYYY', 'valid_date_pattern'],
  ['timeFormat', 'HH:mm:ss', undefined],
  ['timeFormat', 'hh:mm A', undefined],
  ['timeFormat', 'hh:mm', 'valid_time_pattern'],
  ['telpCode', '+62', undefined],
  ['telpCode', '62', 'valid_phone_code'],
  ['currency', currency, undefined],
  ['currency', { ...currency, decimalSeparator: ',' }, 'same_separators'],
  ['currency', { ...currency, display: 'Dollar' }, 'valid_currency'],
  ['currency', { ...currency, decimalPrecision: 9 }, 'out_of_range'],
  ['timeZone', 'UTC', 'setting_locked'],
])('%s %j', (name, value, expected) => {
  expect(refusal(name, value)).toBe(expected)
})

describe('a form', () => {
  const sent = (kind: SettingKind, value: unknown, typed: object = {}) =>
    v.safeParse(
      settingForm(kind, (code) => `Name of ${code}`),
      { ...inputOf(kind, value), ...typed },
    )

  test.each<[SettingName, unknown]>([
    ['canCheckout', true],
    ['itemViewQuota', 12],
    ['webTitle', 'Portal'],
    ['hidePreviewHosts', ['a.test', 'b.test']],
    ['languages', [{ code: 'fr', name: 'Name of fr' }]],
    ['currency', currency],
    ['dateFormat', 'DD/MM/YYYY'],
  ])('sends %s back as it came', (name, value) => {
    expect(sent(settingKinds[name], value).output).toEqual(value)
  })

  test('takes hosts one a line, however they are parted and spelled', () => {
    expect(sent({ kind: 'hosts' }, [], { value: ' A.test,\n b.test;a.test ' }).output).toEqual([
      'a.test',
      'b.test',
    ])
  })

  test.each<[SettingKind, object, string, string]>([
    [{ kind: 'number', min: 1, max: 5 }, { value: 'many' }, 'value', 'must_be_numeric'],
    [{ kind: 'hosts' }, { value: 'a b/c' }, 'value', 'valid_host'],
    [{ kind: 'languages' }, { chosen: [] }, 'chosen', 'required'],
    [
      { kind: 'currency' },
      { ...currency, decimalPrecision: 'x' },
      'decimalPrecision',
      'must_be_numeric',
    ],
    [
      { kind: 'currency' },
      { ...currency, decimalPrecision: '2', thousandSeparator: '.' },
      'thousandSeparator',
      'same_separators',
    ],
  ])('refuses %j at its field', (kind, typed, field, code) => {
    const { issues } = sent(kind, undefined, typed)
    expect(issues?.[0]).toMatchObject({ message: code, path: [{ key: field }] })
  })
})
