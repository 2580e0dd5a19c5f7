import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import { contentSchema } from './schema.ts'

const { nodes, marks } = contentSchema

const isIn = (state: EditorState, type: NodeType): boolean => {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === type) return true
  return false
}

/** Whether the selection has a mark, or text typed next gets it. */
export function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection
  return empty
    ? !!type.isInSet(state.storedMarks ?? $from.marks())
    : state.doc.rangeHasMark(from, to, type)
}

/** The address of the link at the selection; empty: there is none. */
export function linkAt(state: EditorState): string {
  const { from, to, empty, $from } = state.selection
  let href = empty ? (marks.link!.isInSet($from.marks())?.attrs.href ?? '') : ''
  if (!empty)
    state.doc.nodesBetween(from, to, (node) => {
      href ||= marks.link!.isInSet(node.marks)?.attrs.href ?? ''
    })
  return href as string
}

/** Sets or, with an empty address, removes the link of the selection; a link without selected words is written out. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    const link = marks.link!
    if (!dispatch) return true
    const { tr } = state
    if (empty && href) {
      dispatch(tr.replaceSelectionWith(contentSchema.text(href, [link.create({ href })]), false))
      return true
    }
    tr.removeMark(from, to, link)
    dispatch(href ? tr.addMark(from, to, link.create({ href })) : tr)
    return true
  }

/** The picture that is selected. */
export const imageAt = ({ selection }: EditorState) =>
  selection instanceof NodeSelection && selection.node.type === nodes.image
    ? { at: selection.from, node: selection.node }
    : undefined

/** Puts a picture at the selection, and selects it for its description. */
export const insertImage =
  (src: string, alt: string): Command =>
  (state, dispatch) => {
    const { tr } = state
    const at = tr.selection.from
    tr.replaceSelectionWith(nodes.image!.create({ src, alt }), false)
    const placed = tr.doc.nodeAt(at)?.type === nodes.image ? at : undefined
    if (placed !== undefined) tr.setSelection(NodeSelection.create(tr.doc, placed))
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** Describes the selected picture. */
export const describeImage =
  (alt: string): Command =>
  (state, dispatch) => {
    const image = imageAt(state)
    if (!image) return false
    const tr = state.tr.setNodeMarkup(image.at, undefined, { ...image.node.attrs, alt })
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, image.at)))
    return true
  }

const cell = (type: NodeType) => type.createAndFill()!
const insertTable: Command = (state, dispatch) => {
  const row = (type: NodeType) =>
    nodes.table_row!.create(null, [cell(type), cell(type), cell(type)])
  const table = nodes.table!.create(null, [
    row(nodes.table_header!),
    row(nodes.table_cell!),
    row(nodes.table_cell!),
  ])
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView())
  return true
}

const list =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isIn(state, type)
      ? liftListItem(nodes.list_item!)(state, dispatch)
      : wrapInList(type)(state, dispatch)

/** One button: what it does, and whether the selection has it already. */
export interface EditorCommand {
  run: Command
  isOn?: (state: EditorState) => boolean
}

const mark = (type: MarkType): EditorCommand => ({
  run: toggleMark(type),
  isOn: (state) => hasMark(state, type),
})

/** Commands of the buttons, by name. */
export const commands = {
  bold: mark(marks.strong!),
  italic: mark(marks.em!),
  underline: mark(marks.underline!),
  strike: mark(marks.strike!),
  bullets: { run: list(nodes.bullet_list!), isOn: (state) => isIn(state, nodes.bullet_list!) },
  numbers: { run: list(nodes.ordered_list!), isOn: (state) => isIn(state, nodes.ordered_list!) },
  quote: { run: wrapIn(nodes.blockquote!), isOn: (state) => isIn(state, nodes.blockquote!) },
  table: { run: insertTable },
  undo: { run: undo },
  redo: { run: redo },
  addRow: { run: addRowAfter },
  addColumn: { run: addColumnAfter },
  deleteRow: { run: deleteRow },
  deleteColumn: { run: deleteColumn },
  deleteTable: { run: deleteTable },
} as const satisfies Record<string, EditorCommand>
export type CommandName = keyof typeof commands

export { isInTable }

/** Level of the heading at the selection; 0: a paragraph. */
export const headingAt = ({ selection }: EditorState): number => {
  const { parent } = selection.$from
  return parent.type === nodes.heading ? (parent.attrs.level as number) : 0
}

/** Makes the selected lines headings of a level, or with 0 paragraphs. */
export const setHeading = (level: number): Command =>
  level === 0 ? setBlockType(nodes.paragraph!) : setBlockType(nodes.heading!, { level })
