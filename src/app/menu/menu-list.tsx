import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import { Icon } from '#ui/display/icon.tsx'
import { entryPath, type MenuEntry } from '#parts/menu/menu-entries.ts'
import { menuGroupTitles } from '#shell/navigation/menu-groups.ts'
import * as css from './menu-list.css.ts'
import { useMenu } from '#parts/menu/use-menu.ts'

/** The menu as a list of links under headings; folded it shows icons alone. */
export function MenuList({ folded = false }: { folded?: boolean }) {
  const { i18n } = useLingui()
  const { sections, current } = useMenu()
  return (
    <>
      {sections.map(({ group, entries }) => (
        <section key={group} className={css.section} aria-label={i18n._(menuGroupTitles[group])}>
          {!folded && group !== 'home' && (
            <h2 className={css.heading}>{i18n._(menuGroupTitles[group])}</h2>
          )}
          <ul>
            {entries.map((entry) => (
              <li key={entryPath(entry)}>
                <MenuLink entry={entry} folded={folded} current={entry === current} />
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
}

function MenuLink({ entry, folded, current }: MenuLinkProps) {
  const { i18n } = useLingui()
  const label = i18n._(entry.label)
  return (
    <Link
      to={entry.to as never}
      params={{ ...entry.params } as never}
      className={css.link}
      data-current={current}
      aria-label={folded ? label : undefined}
      title={folded ? label : undefined}
    >
      <Icon name={entry.icon} />
      {!folded && <span className={css.label}>{label}</span>}
    </Link>
  )
}
