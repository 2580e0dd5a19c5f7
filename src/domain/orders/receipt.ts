import { isAmongCodes } from '../article/article-code.ts'

/** Line of a delivery as it is counted against. */
export interface ExpectedLine {
  line: string
  qty: number
  /** Codes that may stand on its boxes: the article's, its EAN, the customer's own. */
  codes: readonly string[]
}

/** Pieces of one line; damaged ones are among the received. */
export interface Counted {
  received: number
  damaged: number
}

/** A delivery as it is counted now, without what earlier receipts hold. */
export interface ReceiptCount {
  /** By the number of the line; a line without an entry has nothing yet. */
  lines: Readonly<Record<string, Counted>>
  /** Codes that no line has, with their pieces. */
  unknown: Readonly<Record<string, number>>
  /** Numbers of parcels that were seen. */
  parcels: readonly string[]
}

/** A receipt that the server has. `before` is what its author saw as received earlier. */
export interface KeptReceipt {
  lines: readonly { line: string | null; before: number; received: number; damaged: number }[]
}

export const emptyCount: ReceiptCount = { lines: {}, unknown: {}, parcels: [] }
const nothing: Counted = { received: 0, damaged: 0 }

export type ScanHit =
  | { kind: 'line'; line: string }
  | { kind: 'parcel'; parcel: string; again: boolean }
  | { kind: 'unknown'; code: string }

/** Tells what a scanned code is: a parcel, the first line with its article that still lacks pieces, else that article's last line. */
export function findScanned(
  lines: readonly ExpectedLine[],
  parcels: readonly string[],
  earlier: ReadonlyMap<string, Counted>,
  { lines: counted, parcels: seen }: ReceiptCount,
  code: string,
): ScanHit {
  const parcel = parcels.find((one) => isAmongCodes([one], code))
  if (parcel !== undefined) return { kind: 'parcel', parcel, again: seen.includes(parcel) }
  const own = lines.filter((line) => isAmongCodes(line.codes, code))
  const lacking = own.find(
    ({ line, qty }) => (earlier.get(line)?.received ?? 0) + (counted[line]?.received ?? 0) < qty,
  )
  const found = lacking ?? own.at(-1)
  return found ? { kind: 'line', line: found.line } : { kind: 'unknown', code: code.trim() }
}

/** Adds a scan, or takes it out again; nothing falls below zero and damaged pieces stay among the received. */
export function withScan(count: ReceiptCount, hit: ScanHit, pieces: 1 | -1): ReceiptCount {
  if (hit.kind === 'parcel') {
    const others = count.parcels.filter((one) => one !== hit.parcel)
    return { ...count, parcels: pieces > 0 ? [...others, hit.parcel] : others }
  }
  if (hit.kind === 'line') {
    const { received, damaged } = count.lines[hit.line] ?? nothing
    return withCounted(count, hit.line, { received: received + pieces, damaged })
  }
  const { [hit.code]: before = 0, ...others } = count.unknown
  const now = before + pieces
  return { ...count, unknown: now > 0 ? { ...others, [hit.code]: now } : others }
}

/** Sets the pieces of a line. */
export function withCounted(
  count: ReceiptCount,
  line: string,
  { received, damaged }: Counted,
): ReceiptCount {
  const all = Math.max(0, received)
  return {
    ...count,
    lines: {
      ...count.lines,
      [line]: { received: all, damaged: Math.min(Math.max(0, damaged), all) },
    },
  }
}

/** Counts every line as complete, with no more damaged pieces than were noted. */
export const withEverything = (
  lines: readonly ExpectedLine[],
  parcels: readonly string[],
  earlier: ReadonlyMap<string, Counted>,
  count: ReceiptCount,
): ReceiptCount =>
  lines.reduce<ReceiptCount>(
    (all, { line, qty }) =>
      withCounted(all, line, {
        received: Math.max(0, qty - (earlier.get(line)?.received ?? 0)),
        damaged: all.lines[line]?.damaged ?? 0,
      }),
    { ...count, parcels: [...parcels] },
  )

/**
 * Sums the receipts of a delivery by line. Two people who counted without seeing each other have counted the same goods:
 * the larger count stands then, not the sum.
 */
export function receivedByLine(receipts: readonly KeptReceipt[]): Map<string, Counted> {
  const sums = new Map<string, Counted>()
  for (const { lines } of receipts)
    for (const { line, before, received, damaged } of lines) {
      if (line === null) continue
      const known = sums.get(line) ?? nothing
      sums.set(line, {
        received: Math.max(known.received, before + received),
        damaged: before === 0 ? Math.max(known.damaged, damaged) : known.damaged + damaged,
      })
    }
  return sums
}

/** Pieces by which a receipt differs from its delivery. */
export interface Differences {
  missing: number
  extra: number
  damaged: number
  unknown: number
}

/** Compares a delivery's lines with what was received of them. */
export function differencesOf(
  lines: readonly Pick<ExpectedLine, 'line' | 'qty'>[],
  received: ReadonlyMap<string, Counted>,
  unknown: number,
): Differences {
  return lines.reduce<Differences>(
    (sum, { line, qty }) => {
      const counted = received.get(line) ?? nothing
      return {
        ...sum,
        missing: sum.missing + Math.max(0, qty - counted.received),
        extra: sum.extra + Math.max(0, counted.received - qty),
        damaged: sum.damaged + counted.damaged,
      }
    },
    { missing: 0, extra: 0, damaged: 0, unknown },
  )
}

/** Whether a delivery came as it was announced. */
export const isAsExpected = ({ missing, extra, damaged, unknown }: Differences): boolean =>
  missing + extra + damaged + unknown === 0

/** Adds the present count to what earlier receipts hold. */
export function withEarlier(
  earlier: ReadonlyMap<string, Counted>,
  { lines }: ReceiptCount,
): Map<string, Counted> {
  const sums = new Map(earlier)
  for (const [line, { received, damaged }] of Object.entries(lines)) {
    const before = earlier.get(line) ?? nothing
    sums.set(line, {
      received: before.received + received,
      damaged: before.damaged + damaged,
    })
  }
  return sums
}
