import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { Category } from './catalogue-search.ts'
import * as css from './list-screen.css.ts'

interface ElsewhereProps {
  messages: readonly { category: Category; count: number }[]
  /** The words that were searched for. */
  search: string | undefined
}

/** What the words have found in the other parts of the catalogue, each part a way to it. */
export function Elsewhere({ messages, search }: ElsewhereProps) {
  const { t } = useLingui()
  const locale = useLocale()
  if (messages.length === 0) return null
  const names: Record<Category, string> = { bike: t`Bikes`, paa: t`Parts and accessories`, groupset: t`Groupsets` }
  return (
    <p className={css.elsewhere}>
      <Trans>Also found:</Trans>
      {messages.map(({ category, count }) => <Link key={category} to="/$locale/catalog/$category" params={{ locale, category }} search={{ search }}>{names[category]} ({count})</Link>)}
    </p>
  )
}
