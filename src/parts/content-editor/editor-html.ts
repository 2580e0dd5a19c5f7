import { DOMParser, DOMSerializer, type Node, type Slice } from 'prosemirror-model'
import { purifyNodes } from '../html/purify-html.ts'
import { contentSchema } from './schema.ts'

const parser = DOMParser.fromSchema(contentSchema)
const serializer = DOMSerializer.fromSchema(contentSchema)

/** Reads HTML as a document; what is not on the lists is dropped. */
export const readHtml = (html: string): Node => parser.parse(purifyNodes(html))

/** Reads pasted HTML. */
export const readPasted = (html: string): Slice =>
  parser.parseSlice(purifyNodes(html), { preserveWhitespace: false })

/** Writes a document as HTML; one without content is empty. */
export function writeHtml(document_: Node): string {
  const isEmpty =
    document_.childCount === 1 && document_.firstChild!.isTextblock && document_.content.size === 2
  if (isEmpty) return ''
  const box = document.createElement('div')
  box.append(serializer.serializeFragment(document_.content))
  // Tables keep widths and numbers of cells in attributes that are not on the lists; those of one cell say nothing.
  for (const cell of box.querySelectorAll('td, th'))
    for (const name of ['colspan', 'rowspan'])
      if (cell.getAttribute(name) === '1') cell.removeAttribute(name)
  return box.innerHTML
}
