import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useQuery } from 'urql'
import { displayCode, matchesCustomer } from '#domain/account/session.ts'
import { useSuggestions } from '#parts/article/use-suggestions.ts'
import { SalesCustomers } from '#parts/customer/customer.gql.ts'
import { useSwitchCustomer } from '#parts/customer/use-switch-customer.ts'
import { useMenu } from '#parts/menu/use-menu.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useScope } from '#shell/session/use-session.ts'
import { fits, paletteScreens, recentFirst } from './palette-screens.ts'
import type { PaletteOption } from './palette-option.ts'
import { usePaletteOrders } from './use-palette-orders.ts'
import { recentScreens, rememberScreen } from './recent-screens.ts'

export interface PaletteGroup {
  label: string
  options: PaletteOption[]
}

/** Customers in sight at once; typing more narrows them. */
const maxCustomers = 5
const shortestCustomer = 2

/** The screens that fit, those used last in front. */
function useScreens(term: string): PaletteOption[] {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { routes, facts } = useMenu()
  const [recent] = useState(recentScreens)
  const screens = useMemo(() => paletteScreens(routes, facts), [routes, facts])
  return recentFirst(screens, recent)
    .map((screen) => ({ ...screen, words: i18n._(screen.label) }))
    .filter(({ words }) => fits(words, term))
    .map(({ path, words, section, icon }) => ({
      path,
      words,
      icon,
      part: section && i18n._(section),
    }))
    .map(({ path, words, part, icon }) => ({
      id: path,
      label: words,
      // The start page's part of the menu has its own name.
      hint: part === words ? undefined : part,
      icon,
      go: () => {
        rememberScreen(path)
        void navigate({ to: path as never })
      },
    }))
}

/** The articles that server and device suggest. */
function useArticles(term: string): PaletteOption[] {
  const navigate = useNavigate()
  const mayBrowse = useScope('page.catalog')
  return useSuggestions(term, null, mayBrowse).map(({ name, article_code, slug, category }) => ({
    id: article_code,
    label: name,
    hint: article_code,
    icon: 'package',
    go: () => void navigate({ to: '/catalog/$category/$slug', params: { category, slug } }),
  }))
}

/** The customers this person may change to. */
function useCustomers(
  term: string,
  online: boolean,
  change: ReturnType<typeof useSwitchCustomer>['change'],
): PaletteOption[] {
  const {
    facts: { user },
  } = useMenu()
  const mayChange = useScope('menu.change-cust')
  const wanted = online && mayChange && user.customerCount > 1 && term.length >= shortestCustomer
  const [{ data }] = useQuery({ query: SalesCustomers, pause: !wanted })
  if (!wanted) return []
  const found = (data?.salesCustomers ?? []).filter(
    (customer) => customer.id !== user.customerData?.id && matchesCustomer(customer, term),
  )
  return found.slice(0, maxCustomers).map((customer) => ({
    id: `customer-${customer.id}`,
    label: customer.custName,
    hint: displayCode(customer.custCode),
    icon: 'store',
    stays: true,
    go: () => void change(customer),
  }))
}

/** Everything the palette offers for what has been typed. */
export function usePaletteGroups(typed: string): {
  groups: PaletteGroup[]
  online: boolean
  failed: boolean
} {
  const { t } = useLingui()
  const term = typed.trim()
  const online = useAtomValue(onlineAtom)
  const { state, change } = useSwitchCustomer()
  const groups = [
    { label: t`Screens`, options: useScreens(term) },
    { label: t`Articles`, options: useArticles(term) },
    { label: t`Orders`, options: usePaletteOrders(term, online) },
    { label: t`Customers`, options: useCustomers(term, online, change) },
  ]
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    online,
    failed: state === 'failed',
  }
}
