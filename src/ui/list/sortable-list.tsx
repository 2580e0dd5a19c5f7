import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { VisuallyHidden } from '../display/visually-hidden.tsx'
import { IconButton } from '../icon-button.tsx'
import * as css from './sortable-list.css.ts'

interface SortableListProps<Item> {
  /** Name of the list for screen readers. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  nameOf: (item: Item) => string
  children: (item: Item) => ReactNode
  onOrder: (items: Item[]) => void
  onRemove?: (item: Item) => void
}

/** A list that is put in order by dragging, or by the buttons of each entry. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, children, onOrder, onRemove } = props
  const { t } = useLingui()
  const type = `application/x-sort${useId().toLowerCase()}`
  const [over, setOver] = useState(-1)
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const moved = items[from]
    if (!moved || from === to || to < 0 || to >= items.length) return
    onOrder(items.toSpliced(from, 1).toSpliced(to, 0, moved))
    const [name, place] = [nameOf(moved), to + 1]
    setSaid(t`${name} is now at position ${place}`)
  }
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {items.map((item, at) => {
          const name = nameOf(item)
          return (
            <li
              key={keyOf(item)}
              className={css.item}
              draggable
              data-over={over === at}
              onDragStart={({ dataTransfer }) => dataTransfer.setData(type, String(at))}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes(type)) return
                event.preventDefault()
                setOver(at)
              }}
              onDragLeave={() => setOver(-1)}
              onDrop={(event) => {
                setOver(-1)
                const from = event.dataTransfer.getData(type)
                if (from === '') return
                event.preventDefault()
                move(Number(from), at)
              }}
            >
              <span className={css.words}>{children(item)}</span>
              <span className={css.tools}>
                {items.length > 1 && (
                  <>
                    <IconButton
                      size="sm"
                      icon="chevron-up"
                      label={t`Move ${name} up`}
                      disabled={at === 0}
                      onClick={() => move(at, at - 1)}
                    />
                    <IconButton
                      size="sm"
                      icon="chevron-down"
                      label={t`Move ${name} down`}
                      disabled={at === items.length - 1}
                      onClick={() => move(at, at + 1)}
                    />
                  </>
                )}
                {onRemove && (
                  <IconButton
                    size="sm"
                    icon="trash"
                    label={t`Remove ${name}`}
                    onClick={() => onRemove(item)}
                  />
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
