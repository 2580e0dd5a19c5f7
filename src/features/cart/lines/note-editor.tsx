import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { nameOf } from './cart-groups.ts'
import { NoteDialog } from './note-dialog.tsx'
import { useLineActions } from './use-line-actions.ts'

/** The line whose note is being written. Its row may go meanwhile, in another tab or by a colleague; what was typed must not go with it. */
export const notedLineAtom = atom<ViewLine | null>(null)

/** The window in which the note of one of a cart's lines is written, above all rows. */
export function NotedLine({ cartKey }: { cartKey: string }) {
  const [line, setLine] = useAtom(notedLineAtom)
  const { cart } = useCart(cartKey)
  const actions = useLineActions(cartKey)
  useEffect(() => () => setLine(null), [cartKey, setLine])
  if (!line || !actions) return null
  const gone = !cart.lines.some(({ id }) => id === line.id)
  return (
    <NoteDialog
      key={line.id}
      name={nameOf(line)}
      note={line.note}
      gone={gone}
      onClose={() => setLine(null)}
      onNote={(note) => actions.setNote(line, note)}
    />
  )
}
