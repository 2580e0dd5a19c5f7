import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Icon } from '#ui/icon.tsx'
import { Stack } from '#ui/stack.tsx'
import { strong } from '#ui/theme/text.css.ts'
import { LanguageRow } from '../i18n/language-row.tsx'
import { grow, row } from '../i18n/language-row.css.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { userAtom } from '../session/session-atoms.ts'
import { useScope } from '../session/use-session.ts'
import { logOutAskedAtom } from '../session/log-out-atom.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { useHasRoute } from './use-has-route.ts'

/** Who is signed in, and what they may set for themselves. */
export function Profile({ onLeave }: { onLeave: () => void }) {
  const locale = useLocale()
  const user = useAtomValue(userAtom)
  const mayEdit = useScope('profile.update')
  const canEdit = useHasRoute('/$locale/user/edit-profile') && mayEdit
  const askToLeave = useSetAtom(logOutAskedAtom)
  const leave = () => {
    onLeave()
    askToLeave(true)
  }
  return (
    <Stack gap={2}>
      <span className={row}>
        <Icon name="user" />
        <span className={`${grow} ${strong}`}>{user?.name ?? '-'}</span>
      </span>
      {canEdit && (
        <Link to={`/${locale}/user/edit-profile` as never} className={row} onClick={onLeave}>
          <Icon name="gear" />
          <Trans>Edit profile</Trans>
        </Link>
      )}
      <LanguageRow onChosen={onLeave} />
      <ThemeSwitch />
      <button type="button" className={row} onClick={leave}>
        <Icon name="log-out" />
        <Trans>Log out</Trans>
      </button>
    </Stack>
  )
}
