import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { entryPath, type MenuEntry } from '#parts/menu/menu-entries.ts'
import { useMenu } from '#parts/menu/use-menu.ts'
import { useMayOpen } from '#shell/navigation/use-may-open.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { HomeCard } from '../home-card.tsx'
import * as css from '../home.css.ts'

/** For people without a customer or an office to look after: what they can do. */
export function AreasCard() {
  const { sections } = useMenu()
  return (
    <HomeCard title={<Trans>What you can do</Trans>}>
      <Doors
        entries={sections.flatMap(({ group, entries }) =>
          group === 'home' ? [] : entries.filter(({ isPending }) => !isPending),
        )}
      />
    </HomeCard>
  )
}

function Doors({ entries }: { entries: readonly MenuEntry[] }) {
  const { i18n } = useLingui()
  const mayOpen = useMayOpen()
  return (
    <>
      {entries.length === 0 && (
        <p className={css.text}>
          <Trans>Your account is ready. Your areas are not open yet.</Trans>
        </p>
      )}
      <div className={css.links}>
        {entries.map((entry) => (
          <Link
            key={entryPath(entry)}
            to={entry.to as never}
            params={{ ...entry.params } as never}
            className={button()}
          >
            <Icon name={entry.icon} size="sm" />
            {i18n._(entry.label)}
          </Link>
        ))}
        {mayOpen('/user/edit-profile') && (
          <Link to="/user/edit-profile" className={button()}>
            <Icon name="user" size="sm" />
            <Trans>Edit profile</Trans>
          </Link>
        )}
        {mayOpen('/notifications') && (
          <Link to="/notifications" className={button()}>
            <Icon name="bell" size="sm" />
            <Trans>Notifications</Trans>
          </Link>
        )}
      </div>
    </>
  )
}
