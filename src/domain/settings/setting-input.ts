import * as v from 'valibot'
import type { SettingKind } from './setting-kinds.ts'
import { settingRule } from './setting-rules.ts'

/** Fields of a setting's form, before they are checked. A currency has its own, everything else `value`. */
export interface SettingInput {
  value: string
  chosen: string[]
  display: string
  symbol: string
  thousandSeparator: string
  decimalSeparator: string
  decimalPrecision: string
}

type Language = { code: string; name: string }

/** Returns what a form shows for a value. */
export function inputOf(kind: SettingKind, value: unknown): SettingInput {
  const empty: SettingInput = {
    value: '',
    chosen: [],
    display: '',
    symbol: '',
    thousandSeparator: '',
    decimalSeparator: '',
    decimalPrecision: '',
  }
  if (kind.kind === 'currency') {
    const parts = (value ?? {}) as Record<string, unknown>
    const texts = Object.keys(empty).flatMap((name) =>
      name in parts ? [[name, String(parts[name])]] : [],
    )
    return { ...empty, ...(Object.fromEntries(texts) as Partial<SettingInput>) }
  }
  if (kind.kind === 'languages')
    return { ...empty, chosen: ((value ?? []) as Language[]).map(({ code }) => code) }
  if (kind.kind === 'hosts') return { ...empty, value: ((value ?? []) as string[]).join('\n') }
  return { ...empty, value: String(value ?? '') }
}

const numberOf = (text: string) => (/^-?\d+$/.test(text.trim()) ? Number(text) : text)

function valueOf(
  kind: SettingKind,
  { value, chosen, ...currency }: SettingInput,
  nameOf: (code: string) => string,
): unknown {
  switch (kind.kind) {
    case 'switch':
      return value === 'true'
    case 'number':
      return numberOf(value)
    case 'hosts':
      return [
        ...new Set(
          value
            .split(/[\s,;]+/)
            .map((host) => host.toLowerCase())
            .filter(Boolean),
        ),
      ]
    case 'languages':
      return chosen.map((code) => ({ code, name: nameOf(code) }))
    case 'currency':
      return { ...currency, decimalPrecision: numberOf(currency.decimalPrecision) }
    default:
      return value
  }
}

/**
 * Returns the schema of a setting's form: turns what was typed into the value and refuses at the field.
 * @param nameOf what a language is called in the menu
 */
export const settingForm = (kind: SettingKind, nameOf: (code: string) => string) =>
  v.pipe(
    v.custom<SettingInput>(() => true),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const checked = v.safeParse(settingRule(kind), valueOf(kind, dataset.value, nameOf))
      if (checked.success) return checked.output
      const [issue] = checked.issues
      const field =
        kind.kind === 'currency'
          ? String(issue.path?.[0]?.key ?? 'display')
          : kind.kind === 'languages'
            ? 'chosen'
            : 'value'
      addIssue({
        message: issue.message,
        path: [
          {
            type: 'object',
            origin: 'value',
            input: dataset.value as unknown as Record<string, unknown>,
            key: field,
            value: undefined,
          },
        ],
      })
      return NEVER
    }),
  )
