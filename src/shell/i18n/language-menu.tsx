import { useLingui } from '@lingui/react/macro'
import { button } from '#ui/button.css.ts'
import { Menu, MenuChoice } from '#ui/overlay/menu.tsx'
import { useConfig } from '../session/use-session.ts'
import { Flag } from './flag.tsx'
import { useChangeLanguage } from './use-change-language.ts'
import { useLocale } from './use-locale.ts'

/** The flag of this language; opens the others that the tenant offers. */
export function LanguageMenu() {
  const { t } = useLingui()
  const locale = useLocale()
  const { languages } = useConfig()
  const change = useChangeLanguage()
  if (languages.length < 2) return null
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={button({ variant: 'ghost', shape: 'icon' })}
          aria-label={t`Language`}
          title={t`Language`}
        >
          <Flag code={locale} />
        </button>
      }
    >
      <MenuChoice
        label={t`Language`}
        value={locale}
        onChange={(code) => void change(code)}
        options={languages.map(({ code, name }) => ({
          value: code,
          label: name,
          lead: <Flag code={code} />,
        }))}
      />
    </Menu>
  )
}
