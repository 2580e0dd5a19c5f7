import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#ui/display/icon.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { useConfig } from '../session/use-session.ts'
import { Flag } from './flag.tsx'
import * as css from './language-row.css.ts'
import { useChangeLanguage } from './use-change-language.ts'
import { useLocale } from './use-locale.ts'

/** The language in force as a row that unfolds to the others. */
export function LanguageRow({ onChosen }: { onChosen?: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { languages } = useConfig()
  const change = useChangeLanguage()
  const [open, setOpen] = useState(false)
  const name = languages.find((language) => language.code === locale)?.name ?? locale
  const choose = (code: string) => {
    setOpen(false)
    void change(code)
    onChosen?.()
  }
  return (
    <div>
      <button type="button" className={css.row} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Flag code={locale} />
        <span className={css.grow}>
          <VisuallyHidden>
            <Trans>Language:</Trans>{' '}
          </VisuallyHidden>
          {name}
        </span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size="sm" />
      </button>
      {open && (
        <ul aria-label={t`Language`}>
          {languages.map((language) => (
            <li key={language.code}>
              <button
                type="button"
                className={css.row}
                aria-current={language.code === locale || undefined}
                onClick={() => choose(language.code)}
              >
                <Flag code={language.code} />
                <span className={css.grow}>{language.name}</span>
                {language.code === locale && <Icon name="check" size="sm" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
