import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx'
import type { Screen } from '#shell/navigation/screen.ts'
import { crumbsTo, type ScreenAt } from './crumbs.ts'

const screenFinder =
  (router: AnyRouter): ScreenAt =>
  (pathname) => {
    const [matched, params] = router.getMatchedRoutes(pathname)
    const route = matched.at(-1)
    const screen = route?.options.staticData?.screen as Screen | null | undefined
    return screen && !route?.id.endsWith('/$') ? { screen, params } : undefined
  }

/** The way from home to the screen in sight; nothing at home itself. */
export function BreadcrumbTrail({ title }: { title: string }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  if (pathname === '/home') return null
  const crumbs = crumbsTo(pathname, title, screenFinder(router))
  const items = crumbs.map(({ label, to }) => ({
    label: typeof label === 'string' ? label : i18n._(label),
    to,
  }))
  return <Breadcrumbs label={t`Breadcrumbs`} items={items} />
}
