import { maxCartLines, maxLineNote, maxLineQuantity } from '../cart/cart-limits.ts'
import { isDay } from '../time/day.ts'
import { component, type Segment, segmentsOf } from './edifact-segments.ts'
import { fileQuantity, type OrderFile, type OrderFileLine, RefusedFile } from './order-file.ts'

/** Kinds of article number (7143), the seller's own first. */
const itemNumbers = ['SA', 'SRV', 'EN', 'UP', 'IN', 'BP']
/** Days that are asked for (2005): requested delivery, earliest, latest. */
const requested = { first: ['2', '64', '76'], last: ['63'] }

/**
 * Reads an EDIFACT ORDERS message, D.96A or EANCOM.
 * @throws RefusedFile also for other messages, and for a message that is cut off
 */
export function readEdifactOrder(text: string): OrderFile {
  const message = messageOf(segmentsOf(text))
  const heads = message.findIndex(({ tag }) => tag === 'LIN')
  const head = heads < 0 ? message : message.slice(0, heads)
  const lines = linesOf(message)
  if (lines.length === 0) throw new RefusedFile('broken_file')
  if (lines.length > maxCartLines) throw new RefusedFile('too_many_lines')
  return {
    poNumber: head.find(({ tag }) => tag === 'BGM')?.elements[1]?.[0]?.trim() || null,
    requestedDate: dayOf(head, requested.first),
    requestedTo: dayOf(head, requested.last),
    shipTo: partyOf(head, 'DP') ?? partyOf(head, 'ST'),
    notes: noteOf(head),
    lines,
  }
}

/** The segments of the only message, without those around it. */
function messageOf(segments: Segment[]): Segment[] {
  const heads = segments.filter(({ tag }) => tag === 'UNH')
  const [head] = heads
  if (!head) throw new RefusedFile('broken_file')
  if (heads.some((one) => component(one, 1) !== 'ORDERS')) throw new RefusedFile('other_message')
  if (heads.length > 1) throw new RefusedFile('several_orders')
  const from = segments.indexOf(head)
  const to = segments.findIndex(({ tag }) => tag === 'UNT')
  const told = to < 0 ? NaN : Number(component(segments[to]!, 0))
  // UNT counts the segments with itself and UNH: a message that was cut or joined has another number.
  if (told !== to - from + 1) throw new RefusedFile('broken_file')
  return segments.slice(from, to)
}

function linesOf(message: readonly Segment[]): OrderFileLine[] {
  const groups: Segment[][] = []
  for (const segment of message) {
    if (segment.tag === 'UNS') break
    if (segment.tag === 'LIN') groups.push([])
    groups.at(-1)?.push(segment)
  }
  return groups.map(lineOf)
}

function lineOf(group: Segment[], n: number): OrderFileLine {
  const numbers = group.flatMap((segment) => {
    if (segment.tag === 'LIN') return [segment.elements[2] ?? []]
    return segment.tag === 'PIA' ? segment.elements.slice(1) : []
  })
  const codes = itemNumbers.flatMap((kind) =>
    numbers.flatMap(([number = '', type]) =>
      type === kind && number.trim() ? [number.trim()] : [],
    ),
  )
  const ordered = group.find((segment) => segment.tag === 'QTY' && component(segment, 0) === '21')
  const [quantity, unit] = ordered ? [component(ordered, 0, 1), component(ordered, 0, 2)] : ['', '']
  const name = group.find(({ tag }) => tag === 'IMD')?.elements[2]?.[3]?.trim()
  const note = noteOf(group)?.slice(0, maxLineNote)
  return {
    line: n + 1,
    text: [...codes, name, quantity, unit].filter(Boolean).join(' '),
    codes: [...new Set(codes)],
    ...fileQuantity(quantity, unit, maxLineQuantity),
    ...(note && { note }),
  }
}

/** A day of DTM with one of these qualifiers; formats 102 (CCYYMMDD) and 203 (with the time). */
function dayOf(segments: readonly Segment[], qualifiers: readonly string[]): string | null {
  const found = qualifiers.flatMap((qualifier) =>
    segments.filter(
      (segment) =>
        segment.tag === 'DTM' &&
        component(segment, 0) === qualifier &&
        ['102', '203'].includes(component(segment, 0, 2)),
    ),
  )[0]
  const day = found && component(found, 0, 1).replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
  return day !== undefined && isDay(day) ? day : null
}

const partyOf = (head: readonly Segment[], role: string): string | null => {
  const party = head.find((segment) => segment.tag === 'NAD' && component(segment, 0) === role)
  return (party && component(party, 1)) || null
}

const noteOf = (segments: readonly Segment[]): string | null => {
  const texts = segments.flatMap((segment) =>
    segment.tag === 'FTX' ? (segment.elements[3] ?? []) : [],
  )
  return (
    texts
      .map((text) => text.trim())
      .filter(Boolean)
      .join(' ') || null
  )
}
