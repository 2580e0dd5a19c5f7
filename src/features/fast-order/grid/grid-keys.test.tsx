// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  at,
  type GridScreen,
  here,
  line,
  press,
  showGrid,
  shown,
  start,
  type,
} from '../../../../tests/support/grid-screen.tsx'
import { strike } from '../../../../tests/support/hand-scanner.ts'

let pasted: GridScreen['pasted']
let scans: GridScreen['scans']
beforeEach(() => {
  ;({ pasted, scans } = showGrid())
})
afterEach(cleanup)

test('Enter goes from the code to the quantity and from there to the next row', () => {
  start()
  type('A-1')
  press('Enter')
  expect(at()).toBe('r1 qty')
  type('3')
  press('Enter')
  expect(at()).toBe('r2 code')
  line('B-2', '12')
  expect([at(), shown()]).toEqual(['r3 code', 'A-1×3 B-2×12'])
})

test('Enter in the empty row stays there', () => {
  start()
  press('Enter')
  expect([at(), shown()]).toEqual(['r1 code', ''])
})

test('arrows move through rows and cells, and what was typed stays', () => {
  start()
  line('A-1', '3')
  line('B-2', '4')
  press('ArrowUp')
  expect(at()).toBe('r2 code')
  press('ArrowRight')
  expect(at()).toBe('r2 qty')
  type('5')
  press('ArrowUp')
  expect([at(), shown()]).toEqual(['r1 qty', 'A-1×3 B-2×5'])
  press('ArrowLeft')
  press('ArrowUp')
  expect(at()).toBe('r1 code')
  press('PageDown')
  expect(at()).toBe('r3 code')
})

test('undo, redo and delete', () => {
  start()
  line('A-1', '3')
  line('B-2', '4')
  press('z', { ctrlKey: true })
  expect(shown()).toBe('A-1×3 B-2×1')
  press('y', { ctrlKey: true })
  expect(shown()).toBe('A-1×3 B-2×4')
  press('ArrowUp')
  here().select()
  press('Delete')
  expect([at(), shown()]).toEqual(['r3 code', 'A-1×3'])
  press('z', { metaKey: true })
  expect(shown()).toBe('A-1×3 B-2×4')
})

test('undo inside a word that is being typed is the field’s own', () => {
  start()
  line('A-1', '3')
  type('half a wo')
  press('z', { ctrlKey: true })
  expect(shown()).toBe('A-1×3 half a wo')
})

test('Escape takes back what was typed', () => {
  start()
  line('A-1', '3')
  press('ArrowUp')
  type('wrong')
  press('Escape')
  expect(shown()).toBe('A-1×3')
})

test('a scanner that hits the quantity makes a row and leaves the quantity alone', () => {
  start()
  type('A-1')
  press('Enter')
  type('4006381333931')
  press('Enter')
  expect([shown(), scans]).toEqual(['A-1×1 4006381333931×1', ['4006381333931']])
  type('4006381333931')
  press('Enter')
  expect(shown()).toBe('A-1×1 4006381333931×2')
})

test.each([
  ['that strikes all of a code at once', 'AB-12345', 'AB-12345', ['AB-12345'], 'r1 code'],
  ['that rests in between leaves a typed code, and all of it', 'AB-12345', '12345-', [], 'r1 qty'],
])('in a field of codes a scanner %s', (_, code, struck, scan, goes) => {
  const whole = struck === code ? code : code + struck
  start()
  type(whole)
  for (const key of struck) press(key)
  press('Enter')
  expect([scans, at(), shown()]).toEqual([scan, goes, scan.length ? 'AB-12345×1' : `${whole}×1`])
})

test('a scan behind a code that stands there already is one of its own', () => {
  start()
  line('A-1', '3')
  press('ArrowUp')
  type('A-14006381333931')
  for (const key of '4006381333931') press(key)
  press('Enter')
  expect([scans, shown()]).toEqual([['4006381333931'], 'A-1×3 4006381333931×1'])
})

test('a scanner anywhere on the page adds one a beep', () => {
  for (const _ of [1, 2]) strike(document.body, 'EAN-4711')
  expect(shown()).toBe('EAN-4711×2')
})

test.each([
  ['in no field', () => document.body],
  ['in a quantity', () => screen.getByRole('textbox', { name: 'Quantity, row 1' })],
  ['in the empty row', () => screen.getByRole('combobox', { name: 'Code, EAN or name, row 2' })],
])('%s a scanner may rest in mid-code, and end with Tab as with Enter', (_, target) => {
  start()
  line('A-1', '12')
  const [field, codes] = [target(), ['4006381|333931', '400|6381333931', '400638133393|1']]
  here().blur()
  if (field instanceof HTMLInputElement) field.focus()
  for (const end of ['Enter', 'Tab']) for (const code of codes) strike(here(), code, { end })
  expect([scans, shown()]).toEqual([
    Array<string>(6).fill('4006381333931'),
    'A-1×12 4006381333931×6',
  ])
})

test('a quantity by hand is no scan, however fast and whatever it rests', () => {
  start()
  line('A-1', '1')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity, row 1' })
  for (const [struck, gap, rest] of [
    ['12', 15, 0],
    ['12|345', 15, 120],
    ['1|2|3|4|5', 15, 110],
    ['1|2|3|4|6|', 15, 60],
  ] as const) {
    field.focus()
    field.select()
    strike(field, struck, { gap, rest })
    expect([scans, shown()]).toEqual([[], `A-1×${struck.replaceAll('|', '')}`])
  }
})

test('several lines are a paste, in a field or beside it; one code is the field’s own', () => {
  start()
  const paste = (target: Element, text: string) =>
    fireEvent.paste(target, { clipboardData: { getData: () => text } })
  expect(paste(here(), 'A-1')).toBe(true)
  expect(paste(here(), 'A-1\t3\nB-2\t1')).toBe(false)
  paste(document.body, 'C-3 4')
  expect(pasted).toEqual(['A-1\t3\nB-2\t1', 'C-3 4'])
})

test('every field says which row it is of', () => {
  start()
  line('A-1', '3')
  const value = (role: string, name: string) =>
    screen.getByRole<HTMLInputElement>(role, { name }).value
  expect([
    value('combobox', 'Code, EAN or name, row 1'),
    value('textbox', 'Quantity, row 1'),
  ]).toEqual(['A-1', '3'])
  expect(value('combobox', 'Code, EAN or name, row 2')).toBe('')
})

test('the focus of a row that goes is in the empty row, and the history goes on', () => {
  start()
  line('A-1', '3')
  type('B-2')
  press('Enter')
  expect(at()).toBe('r2 qty')
  press('z', { ctrlKey: true })
  expect([at(), shown()]).toEqual(['r3 code', 'A-1×3'])
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true })
  expect(shown()).toBe('A-1×3 B-2×1')
})
