import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { FoundArticle } from '#domain/claims/claim-article.ts'
import * as list from '#parts/article/search-suggestions.css.ts'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import * as css from '../claims.css.ts'
import type { FoundArticles, useClaimArticle } from './use-claim-article.ts'

interface ArticleFieldProps {
  value: string
  error: ReactNode
  article: ReturnType<typeof useClaimArticle>
}

/** The number of the claimed article as a combobox: number, name or EAN find it. */
export function ArticleField({ value, error, article }: ArticleFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const { found, take, type, leave } = article
  const [active, setActive] = useState(-1)
  const [closed, setClosed] = useState(false)
  // What was found for the text before stays while that is only typed on.
  const isCurrent = found !== null && value.trim().startsWith(found.text.trim())
  const articles = isCurrent && found.articles !== 'unknown' ? found.articles : []
  const open = !closed && articles.length > 0
  const pick = (one: FoundArticle) => {
    take(one)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && articles.length > 0) {
      setClosed(false)
      setActive((now) => (now + step + articles.length) % articles.length)
    } else if (event.key === 'Escape' && open) setClosed(true)
    else if (event.key === 'Enter' && open && articles[active]) pick(articles[active])
    else return
    event.preventDefault()
  }
  return (
    <div className={css.suggested}>
      <TextField
        label={t`Article number`}
        hint={isCurrent && articles.length === 0 && <Nothing found={found} />}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t`Number, name or EAN`}
        value={value}
        maxLength={40}
        error={error}
        onChange={({ target }) => {
          setClosed(false)
          setActive(-1)
          type(target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={({ target }) => {
          setClosed(true)
          leave(target.value)
        }}
      />
      {open && (
        <>
          <VisuallyHidden>
            <span role="status">
              <Plural value={articles.length} one="# article" other="# articles" />
            </span>
          </VisuallyHidden>
          <div
            id={id}
            role="listbox"
            tabIndex={-1}
            aria-label={t`Articles`}
            className={list.list}
            // The field keeps the focus: it is what the list belongs to.
            onMouseDown={(event) => event.preventDefault()}
          >
            {articles.map((one, n) => (
              <div
                key={one.code}
                id={`${id}-${n}`}
                role="option"
                aria-selected={n === active}
                aria-label={`${one.name}, ${one.codeDisplay}, ${one.brand}`}
                tabIndex={-1}
                className={list.option}
                onClick={() => pick(one)}
                onKeyDown={({ key }) => key === 'Enter' && pick(one)}
              >
                <span className={list.texts}>
                  <span className={list.name}>{one.name}</span>
                  <span className={list.facts}>
                    <span className={list.code}>{one.codeDisplay}</span>
                    <span>{one.brand}</span>
                  </span>
                </span>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

/** Says that nothing is found, or that it cannot be known here. */
function Nothing({ found: { text, articles } }: { found: FoundArticles }) {
  return articles === 'unknown' ? (
    <Trans>Articles can’t be searched without a connection. Type the whole number.</Trans>
  ) : (
    <Trans>No article found for “{text}”</Trans>
  )
}
