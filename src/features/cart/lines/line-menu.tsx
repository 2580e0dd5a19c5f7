import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import { useCarts } from '#parts/cart/use-carts.ts'
import type { InvalidInput } from '#ui/form/use-invalid-input.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/overlay/menu.tsx'
import { nameOf } from './cart-groups.ts'
import { notedLineAtom } from './note-editor.tsx'
import type { LineActions } from './use-line-actions.ts'

interface LineMenuProps {
  line: ViewLine
  cartKey: string
  actions: LineActions
  unread: InvalidInput
}

/** Menu of a line: its note, and other carts to move it to. */
export function LineMenu({ line, cartKey, actions, unread }: LineMenuProps) {
  const { t } = useLingui()
  const writeNote = useSetAtom(notedLineAtom)
  const name = nameOf(line)
  return (
    <Menu trigger={<IconButton icon="more" label={t`More for ${name}`} />}>
      <MenuItem icon="edit" onSelect={() => writeNote(line)}>
        {line.note ? <Trans>Change the note</Trans> : <Trans>Write a note</Trans>}
      </MenuItem>
      {line.product && (
        <OtherCarts
          cartKey={cartKey}
          onChoose={unread.held((how, to) => actions.send(line, how, to))}
        />
      )}
    </Menu>
  )
}

/** Carts a line may move to; nothing with a single cart. */
function OtherCarts({
  cartKey,
  onChoose,
}: {
  cartKey: string
  onChoose: (how: 'move' | 'copy', to: { key: string; name: string }) => void
}) {
  const { t } = useLingui()
  const { carts } = useCarts()
  const others = [{ key: '', name: t`Cart` }, ...carts].filter(({ key }) => key !== cartKey)
  if (others.length === 0) return null
  return (
    <>
      {(['move', 'copy'] as const).map((how) => (
        <div key={how}>
          <MenuSeparator />
          <MenuLabel>{how === 'move' ? <Trans>Move to</Trans> : <Trans>Copy to</Trans>}</MenuLabel>
          {others.map((to) => (
            <MenuItem
              key={to.key}
              icon={how === 'move' ? 'arrow' : 'copy'}
              onSelect={() => onChoose(how, to)}
            >
              {to.name}
            </MenuItem>
          ))}
        </div>
      ))}
    </>
  )
}
