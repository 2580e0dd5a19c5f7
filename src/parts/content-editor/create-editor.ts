import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { type Attrs, Slice } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { withBasePath } from '#offline/base-path.ts'
import { readHtml, readPasted } from './editor-html.ts'
import { contentSchema } from './schema.ts'

const { nodes, marks } = contentSchema

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break!.create()).scrollIntoView())
  return true
})

const keys: Record<string, Command> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(marks.strong!),
  'Mod-i': toggleMark(marks.em!),
  'Mod-u': toggleMark(marks.underline!),
  'Shift-Enter': lineBreak,
  Enter: splitListItem(nodes.list_item!),
  // Elsewhere Tab leaves the field, as everywhere on a page.
  Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item!)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item!)),
}

/** State of an editor that begins with this HTML. */
export const stateOf = (html: string): EditorState =>
  EditorState.create({
    doc: readHtml(html),
    plugins: [history(), keymap(keys), keymap(baseKeymap), tableEditing()],
  })

interface EditorOptions {
  html: string
  /** Attributes of the text box, such as its name. */
  attributes: () => Record<string, string>
  /** Called after every change, of text or selection. */
  onState: (state: EditorState, changed: boolean) => void
  onPictures: (files: readonly File[]) => void
}

const picturesIn = (data: DataTransfer) =>
  [...data.files].filter(({ type }) => type.startsWith('image/'))

/**
 * Takes pasted and dropped content over from the library, whose own reader parses HTML in a way that the page's policy on
 * trusted types refuses. @returns whether there was something to take
 */
function takeContent(
  view: EditorView,
  data: DataTransfer | null,
  onPictures: EditorOptions['onPictures'],
): boolean {
  if (!data) return false
  const html = data.getData('text/html')
  const pictures = picturesIn(data)
  if (pictures.length > 0 && !html) {
    onPictures(pictures)
    return true
  }
  const text = data.getData('text/plain')
  if (!html && !text) return false
  const paragraphs = text.split(/\r?\n\r?\n?/).map((line) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = line
    return paragraph.outerHTML
  })
  const slice = readPasted(html || paragraphs.join(''))
  view.dispatch(
    view.state.tr
      .replaceSelection(new Slice(slice.content, slice.openStart, slice.openEnd))
      .scrollIntoView(),
  )
  return true
}

/** A picture as it is shown; the document keeps its address without the base path. */
function shownPicture({ src, alt }: Attrs): HTMLImageElement {
  const picture = document.createElement('img')
  picture.src = withBasePath(String(src))
  picture.alt = String(alt)
  return picture
}

/** Opens an editor in an element. */
export function createEditor(
  place: HTMLElement,
  { html, attributes, onState, onPictures }: EditorOptions,
): EditorView {
  const view: EditorView = new EditorView(place, {
    state: stateOf(html),
    attributes,
    nodeViews: { image: ({ attrs }) => ({ dom: shownPicture(attrs) }) },
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction)
      view.updateState(state)
      onState(state, transaction.docChanged)
    },
    handleDOMEvents: {
      paste(_, event) {
        if (takeContent(view, event.clipboardData, onPictures)) event.preventDefault()
        return event.defaultPrevented
      },
      drop(_, event) {
        // What is dragged within the editor is moved by it.
        if (view.dragging) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (!at || !event.dataTransfer) return false
        if (takeContent(view, event.dataTransfer, onPictures)) event.preventDefault()
        return event.defaultPrevented
      },
    },
  })
  return view
}
