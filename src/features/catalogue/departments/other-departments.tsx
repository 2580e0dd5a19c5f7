import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type CatalogueSearch,
  type Category,
  searchInDepartment,
} from '../list/catalogue-search.ts'
import { usePartNames } from './department-names.ts'
import * as css from '../list/list-screen.css.ts'

interface ElsewhereProps {
  messages: readonly { category: Category; count: number }[]
  search: CatalogueSearch
}

/** Hits in the other departments, each a link. */
export function OtherDepartments({ messages, search }: ElsewhereProps) {
  const { i18n } = useLingui()
  const names = usePartNames()
  if (messages.length === 0) return null
  return (
    <p className={css.elsewhere}>
      <Trans>In other categories:</Trans>
      {messages.map(({ category, count }) => (
        <Link
          key={category}
          to="/catalog/$category"
          params={{ category }}
          search={searchInDepartment(search, true)}
        >
          {names[category]} ({i18n.number(count)})
        </Link>
      ))}
    </p>
  )
}
