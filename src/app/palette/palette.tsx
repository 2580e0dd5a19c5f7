import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { control } from '#ui/form/field.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { truncated } from '#ui/theme/text.css.ts'
import * as css from './palette.css.ts'
import type { PaletteOption } from './palette-option.ts'
import { type PaletteGroup, usePaletteGroups } from './use-palette-groups.ts'

const listId = 'palette-list'
const optionId = (index: number) => `palette-option-${index}`

/** Returns where an arrow key leads from an entry; both ends meet. */
function moved(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  return undefined
}

/** Goes anywhere by typing: a screen, an article, an order, a customer. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [term, setTerm] = useState('')
  const [at, setAt] = useState(0)
  const { groups, online, failed } = usePaletteGroups(term)
  const options = groups.flatMap((group) => group.options)
  const active = Math.min(at, options.length - 1)
  const pick = (option: PaletteOption | undefined) => {
    if (!option) return
    if (!option.stays) onClose()
    option.go()
  }
  const press = (event: KeyboardEvent) => {
    const next = moved(event.key, active, options.length)
    if (next !== undefined) setAt(next)
    else if (event.key === 'Enter') pick(options[active])
    else return
    event.preventDefault()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Go to…`}>
      {failed && (
        <Notice tone="danger" live="alert">
          {t({ id: 'failed_change_customer', message: 'Failed change customer, please try again' })}
        </Notice>
      )}
      <input
        data-autofocus
        type="text"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        aria-label={t`Go to…`}
        placeholder={t`Screen, article, order or customer`}
        autoComplete="off"
        spellCheck={false}
        className={control()}
        value={term}
        onChange={(event) => {
          setTerm(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      {!online && (
        <Notice tone="warning">
          <Trans>You’re offline: search finds screens only.</Trans>
        </Notice>
      )}
      {options.length === 0 ? (
        <div className={css.list}>
          <EmptyState
            variant="no-result"
            heading={t`No results`}
            text={
              online && <Trans>Articles are found from three letters, customers from two.</Trans>
            }
          />
        </div>
      ) : (
        <Options groups={groups} active={active} onActive={setAt} onPick={pick} />
      )}
    </Dialog>
  )
}

interface OptionsProps {
  groups: PaletteGroup[]
  active: number
  onActive: (index: number) => void
  onPick: (option: PaletteOption) => void
}

function Options({ groups, active, onActive, onPick }: OptionsProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Braces: current Chromium returns a promise here, which React would take for the clean-up.
    list.current?.querySelector(`#${optionId(active)}`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const starts = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  )
  return (
    <div ref={list} id={listId} role="listbox" aria-label={t`Go to…`} className={css.list}>
      {groups.map(({ label, options }, group) => (
        <div key={label} role="group" aria-label={label}>
          <div className={css.heading} aria-hidden>
            {label}
          </div>
          {options.map((option, position) => {
            const index = starts[group]! + position
            return (
              // The field keeps the focus and has the keys; these take the mouse.
              <button
                type="button"
                tabIndex={-1}
                key={option.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={css.option}
                onPointerMove={() => onActive(index)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onPick(option)}
              >
                <Icon name={option.icon} size="sm" />
                <span className={truncated}>{option.label}</span>
                {option.hint && <span className={css.hint}>{option.hint}</span>}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
