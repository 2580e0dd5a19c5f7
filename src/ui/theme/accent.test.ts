import { describe, expect, test } from 'vitest'
import { accentVariables, contrast, defaultAccent, onAccent } from './accent.ts'
import { palettes, type Palette } from './palette.ts'

const accents = [
  '#1f5fd6',
  '#ffd400',
  '#00a86b',
  '#d0021b',
  '#111111',
  '#fafafa',
  '#808080',
  'no colour',
]

describe.each(accents)('the accent %s', (accent) => {
  const variables = accentVariables(accent)

  test('reads on itself and as text in both themes', () => {
    expect(
      contrast(variables['--accent'] ?? '', variables['--on-accent'] ?? ''),
    ).toBeGreaterThanOrEqual(4.5)
    for (const palette of ['light', 'dark'] satisfies Palette[]) {
      const text = variables[`--accent-text-${palette}`] ?? ''
      expect(contrast(text, variables[`--accent-soft-${palette}`] ?? '')).toBeGreaterThanOrEqual(
        4.5,
      )
      expect(contrast(text, palettes[palette].surface)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

test('something that is no colour becomes the default', () => {
  expect(accentVariables('red;}')['--accent']).toBe(defaultAccent)
  expect(onAccent('#ffd400')).toBe('#000000')
})

describe.each(['light', 'dark'] satisfies Palette[])('the %s palette', (name) => {
  const palette = palettes[name]
  const grounds = [palette.surface, palette.raised, palette.sunken]

  test('every text reads on every ground', () => {
    const texts = [
      palette.text,
      palette.muted,
      palette.success,
      palette.warning,
      palette.danger,
      palette.info,
    ]
    for (const text of texts)
      for (const ground of grounds) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test('a status reads on its soft ground, and so does ordinary text', () => {
    for (const tone of ['success', 'warning', 'danger', 'info'] as const) {
      expect(contrast(palette[tone], palette[`${tone}Soft`])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette.text, palette[`${tone}Soft`])).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(palette.danger, palette.onDanger)).toBeGreaterThanOrEqual(4.5)
  })

  test('the edge of a control is seen', () => {
    for (const ground of [palette.surface, palette.raised])
      expect(contrast(palette.outline, ground)).toBeGreaterThanOrEqual(3)
  })
})
