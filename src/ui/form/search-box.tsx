import { useLingui } from '@lingui/react/macro'
import { type KeyboardEventHandler, useEffect, useRef, useState } from 'react'
import { Icon } from '../display/icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { VisuallyHidden } from '../display/visually-hidden.tsx'
import { control, grow, leadIcon, trailButton } from './field.css.ts'

interface SearchBoxProps {
  label: string
  placeholder?: string
  value: string
  /** On Enter, on the magnifier and when cleared. */
  onSearch: (term: string) => void
  /** At every key, for suggestions. */
  onType?: (term: string) => void
  /** A list of options below the field, which its keys walk through. */
  combobox?: {
    listId: string
    open: boolean
    activeId: string | undefined
    /** Takes a key first; a key whose default it prevents is its own. */
    onKeyDown: KeyboardEventHandler
  }
  onBlur?: () => void
  /** The magnifier is a button of its own. */
  submit?: boolean
  autoFocus?: boolean
  /** `/` anywhere puts the cursor here. */
  slash?: boolean
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A search field: Enter applies, Esc clears. With a list it is a combobox. */
export function SearchBox(props: SearchBoxProps) {
  const {
    label,
    placeholder,
    value,
    onSearch,
    onType,
    submit,
    autoFocus,
    slash,
    combobox,
    onBlur,
  } = props
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState(value)
  useEffect(() => setTerm(value), [value])
  useEffect(() => {
    if (!slash) return
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [slash])

  const type = (next: string) => {
    setTerm(next)
    onType?.(next)
  }
  const clear = () => {
    type('')
    onSearch('')
  }

  return (
    <form
      role="search"
      aria-label={label}
      className={grow}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(term.trim())
      }}
    >
      <label className={grow}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {!submit && (
          <span className={leadIcon}>
            <Icon name="search" size="sm" />
          </span>
        )}
        <input
          ref={input}
          // A search input with no list is a searchbox already; said outright because of readers that do not know it.
          role={combobox ? 'combobox' : 'searchbox'}
          aria-expanded={combobox?.open}
          aria-controls={combobox?.open ? combobox.listId : undefined}
          aria-activedescendant={combobox?.activeId}
          aria-autocomplete={combobox ? 'list' : undefined}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          autoFocus={autoFocus}
          placeholder={placeholder}
          className={control({ lead: !submit, trail: term !== '' || submit })}
          value={term}
          onChange={(event) => type(event.target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            combobox?.onKeyDown(event)
            if (event.defaultPrevented) return
            if (event.key === 'Escape' && term) {
              event.stopPropagation()
              clear()
            }
          }}
        />
      </label>
      <span className={trailButton}>
        {term && <IconButton icon="close" label={t`Clear the search`} size="sm" onClick={clear} />}
        {submit && <IconButton icon="search" label={t`Search`} size="sm" type="submit" />}
      </span>
    </form>
  )
}
