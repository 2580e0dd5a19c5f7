import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { entryPath, type MenuEntry } from '#parts/menu/menu-entries.ts'
import { menuGroupTitles } from '#shell/navigation/menu-groups.ts'
import * as css from './menu-list.css.ts'
import { useMenu } from '#parts/menu/use-menu.ts'
import { UnreadContent } from './unread.gql.ts'

const asked = { ...silent, requestPolicy: 'cache-and-network' as const }
/** Lists of content that readers open. */
const lists = /^\/(news|sales-document|marketing-material)/

/** Counts what is new behind the entries of content, by their addresses. */
function useUnread(sections: ReturnType<typeof useMenu>['sections']): Map<string, number> {
  const content = sections.find(({ group }) => group === 'content')?.entries ?? []
  const [{ data }] = useQuery({
    query: UnreadContent,
    pause: !content.some((entry) => lists.test(entryPath(entry))),
    context: asked,
  })
  return new Map(data?.unreadContent.map(({ list, count }) => [list, count]))
}

/** The menu as a list of links under headings; folded it shows icons alone. */
export function MenuList({ folded = false }: { folded?: boolean }) {
  const { i18n } = useLingui()
  const { sections, current } = useMenu()
  const unread = useUnread(sections)
  return (
    <>
      {sections.map(({ group, entries }) => (
        <section key={group} className={css.section} aria-label={i18n._(menuGroupTitles[group])}>
          {!folded && group !== 'home' && (
            <h2 className={css.heading}>{i18n._(menuGroupTitles[group])}</h2>
          )}
          <ul>
            {entries.map((entry) => (
              <li key={entryPath(entry)} aria-hidden={entry.isPending}>
                {entry.isPending ? (
                  <span className={css.link}>
                    <Skeleton width={folded ? '1.25rem' : '60%'} />
                  </span>
                ) : (
                  <MenuLink
                    entry={entry}
                    folded={folded}
                    current={entry === current}
                    unread={unread.get(entryPath(entry)) ?? 0}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface MenuLinkProps {
  entry: MenuEntry
  folded: boolean
  current: boolean
  /** Items in the list behind it that were not opened. */
  unread: number
}

function MenuLink({ entry, folded, current, unread }: MenuLinkProps) {
  const { t, i18n } = useLingui()
  const label = i18n._(entry.label)
  const short = unread > 0 ? `${label}, ${t`${unread} new`}` : label
  return (
    <Link
      to={entry.to as never}
      params={{ ...entry.params } as never}
      className={css.link}
      data-current={current}
      aria-label={folded ? short : undefined}
      title={folded ? short : undefined}
    >
      <Icon name={entry.icon} />
      {!folded && <span className={css.label}>{label}</span>}
      {!folded && unread > 0 && (
        <>
          {/* Keeps the words apart for a screen reader. */}{' '}
          <span className={css.unread}>
            <Badge tone="info">{t`${unread} new`}</Badge>
          </span>
        </>
      )}
    </Link>
  )
}
