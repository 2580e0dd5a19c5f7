import { useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { isName } from '#domain/article/article-code.ts'
import { pasteLines } from '#domain/paste/paste-lines.ts'
import { SuggestedFacts } from '#parts/article/search-suggestions.tsx'
import { type SuggestedArticle, useFoundSuggestions } from '#parts/article/use-suggestions.ts'
import { control } from '#ui/form/field.css.ts'
import { allMarked, goesOn, type GridActions, historyKey, rowsOfKey } from './grid-actions.ts'
import * as css from './grid-row.css.ts'

/** Suggestions for one text. */
const mostSuggested = 8

interface CodeCellProps {
  id: string
  code: string
  /** Position among all rows, from 1. */
  place: number
  wrong: boolean
  actions: GridActions
  /** Another code is being typed over the one that stands there. */
  onRetype: (retyping: boolean) => void
}

/** The code of a row: an article code, an EAN, a customer's own code, or a name to choose from what is suggested. */
export function CodeCell({ id, code, place, wrong, actions, onRetype }: CodeCellProps) {
  const { t } = useLingui()
  const listId = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const [shut, setShut] = useState(false)
  /** Enter was pressed before the suggestions for the whole word were there. */
  const [taking, setTaking] = useState(false)
  const { products, isCurrent } = useFoundSuggestions(
    draft ?? '',
    null,
    draft !== null && !shut,
    mostSuggested,
  )
  const open = products.length > 0

  const drop = () => {
    setDraft(null)
    setActive(-1)
    setTaking(false)
    onRetype(false)
  }
  const commit = (next = draft) => {
    drop()
    if (next !== null && next.trim() !== code) actions.code(id, next)
  }
  const take = (next: string) => {
    commit(next)
    actions.go(id, 'qty')
  }
  const enter = () => {
    const chosen = products[active]
    const scanned = wholeScan(actions.scanned(), draft ?? '', code)
    if (chosen) return take(chosen.article_code)
    if (scanned) {
      drop()
      return actions.scan(scanned)
    }
    if (draft !== null && isName(draft)) return setTaking(true)
    if ((draft ?? code).trim()) take(draft ?? code)
    else commit()
  }
  useEffect(() => {
    if (!taking || !isCurrent || draft === null) return
    const first = products[0]?.article_code ?? draft
    // The focus moves at once, which React does not do within an effect.
    queueMicrotask(() => take(first))
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const history = historyKey(event)
    const rows = rowsOfKey(event.key)
    if (history && (draft === null || draft === code)) actions[history]()
    else if (goesOn(event, actions)) enter()
    else if (open && Math.abs(rows) === 1)
      setActive(Math.max(-1, Math.min(products.length - 1, active + rows)))
    else if (rows !== 0) {
      commit()
      actions.move(id, 'code', rows)
    } else if (event.key === 'Escape' && draft !== null) {
      if (open) setShut(true)
      else drop()
    } else if (event.key === 'Delete' && code && allMarked(event.currentTarget)) actions.remove(id)
    else if (
      event.key === 'ArrowRight' &&
      code &&
      (allMarked(event.currentTarget) ||
        event.currentTarget.selectionStart === event.currentTarget.value.length)
    ) {
      commit()
      actions.go(id, 'qty')
    } else return
    event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation()
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!isMore(text)) return
    event.preventDefault()
    event.stopPropagation()
    drop()
    actions.paste(text)
  }
  return (
    <span className={css.codeFrame}>
      <input
        className={`${control({})} ${css.codeInput}`}
        data-cell="code"
        role="combobox"
        aria-label={t`Code, EAN or name, row ${place}`}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        aria-invalid={wrong || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={200}
        placeholder={code ? undefined : t`Code, EAN, name`}
        value={draft ?? code}
        onChange={(event) => {
          setDraft(event.target.value)
          setActive(-1)
          setTaking(false)
          onRetype(event.target.value.trim() !== code)
          setShut(false)
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => commit()}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {open && <Suggested id={listId} products={products} active={active} onTake={take} />}
    </span>
  )
}

/**
 * Returns the code a scanner typed into a field; null where it paused in between, because the last part of a whole
 * code is no code.
 */
const wholeScan = (scanned: string | null, typed: string, before: string) =>
  scanned !== null && (typed.trim() === scanned || typed.trim() === `${before}${scanned}`)
    ? scanned
    : null

interface SuggestedProps {
  id: string
  products: readonly SuggestedArticle[]
  active: number
  onTake: (code: string) => void
}

/** Suggestions for the typed letters. The keyboard stays in the field; a press must not take the focus. */
function Suggested({ id, products, active, onTake }: SuggestedProps) {
  const { t } = useLingui()
  return (
    <div id={id} role="listbox" aria-label={t`Suggestions`} className={css.list}>
      {products.map(({ article_code: code, name, product }, n) => (
        <button
          key={code}
          type="button"
          id={`${id}-${n}`}
          role="option"
          aria-selected={n === active}
          tabIndex={-1}
          className={css.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(code)}
        >
          <SuggestedFacts name={name} product={product} />
        </button>
      ))}
    </div>
  )
}

/** More than one code: several lines or cells, or a code with its quantity. */
function isMore(text: string): boolean {
  if (/[\t\n\r;]/.test(text.trim())) return true
  return pasteLines(text).lines.some(({ readings }, n) => n > 0 || readings[0]!.qty > 1)
}
