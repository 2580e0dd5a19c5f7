import { maxFileLength, RefusedFile } from './order-file.ts'

/** A segment: its tag, then its elements, each with its components. */
export interface Segment {
  tag: string
  elements: string[][]
}

/** Service characters, as UNA gives them (ISO 9735): component, element, decimal mark, release, reserved, terminator. */
const usual = `:+.? '`

/** Whether a text begins as an interchange. */
export const isEdifact = (text: string): boolean => /^\uFEFF?\s*(UNA.{6}|UNB\+)/s.test(text)

/** Splits an interchange into its segments. @throws RefusedFile too_large, broken_file */
export function segmentsOf(text: string): Segment[] {
  if (text.length > maxFileLength) throw new RefusedFile('too_large')
  const bare = text.replace(/^\uFEFF?\s*/, '')
  const isTold = bare.startsWith('UNA')
  const [component, element, , release, , end] = isTold ? bare.slice(3, 9) : usual
  const segments: Segment[] = []
  let elements: string[][] = [['']]
  const add = (letters: string) => {
    const components = elements.at(-1)!
    components[components.length - 1] += letters
  }
  const rest = isTold ? bare.slice(9) : bare
  for (let at = 0; at < rest.length; at++) {
    const letter = rest[at]!
    // A space as release character means that there is none.
    if (letter === release && release !== ' ') add(rest[++at] ?? '')
    else if (letter === component) elements.at(-1)!.push('')
    else if (letter === element) elements.push([''])
    else if (letter === end) {
      segments.push(segmentFrom(elements))
      elements = [['']]
    } else if (letter !== '\n' && letter !== '\r') add(letter)
  }
  if (elements.length > 1 || elements[0]!.join('').trim()) throw new RefusedFile('broken_file')
  return segments
}

function segmentFrom([first, ...elements]: string[][]): Segment {
  const tag = first![0]!.trim()
  if (!/^[A-Z]{3}$/.test(tag)) throw new RefusedFile('broken_file')
  return { tag, elements }
}

/** Returns a component of a segment, both counted from 0; empty: it is left out. */
export const component = ({ elements }: Segment, element: number, part = 0): string =>
  elements[element]?.[part]?.trim() ?? ''
