import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { strong } from '#ui/theme/text.css.ts'
import { ConsumerVoiceRow } from '#parts/consumer-voice/consumer-voice-row.tsx'
import { LanguageRow } from '#shell/i18n/language-row.tsx'
import { grow, row } from '#shell/i18n/language-row.css.ts'
import { userAtom } from '#shell/session/session-atoms.ts'
import { useScope } from '#shell/session/use-session.ts'
import { logOutAskedAtom } from '#shell/session/log-out-atom.ts'
import { ThemeSwitch } from '#shell/theme/theme-switch.tsx'
import { profileHead } from './bar.css.ts'
import { PreviewLink } from './preview-link.tsx'

/** Signed-in person, and their own settings. */
export function Profile({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const user = useAtomValue(userAtom)
  const mayEdit = useScope('profile.update')
  const askToLeave = useSetAtom(logOutAskedAtom)
  const leave = () => {
    onLeave()
    askToLeave(true)
  }
  return (
    <Stack gap={2}>
      <div className={profileHead}>
        <Icon name="user" />
        <span className={`${grow} ${strong}`}>{user?.name || '-'}</span>
        {mayEdit && (
          <Link
            to="/user/edit-profile"
            className={button({ variant: 'ghost', shape: 'icon' })}
            aria-label={t`Edit profile`}
            title={t`Edit profile`}
            onClick={onLeave}
          >
            <Icon name="gear" />
          </Link>
        )}
      </div>
      <LanguageRow onChosen={onLeave} />
      <ThemeSwitch />
      <PreviewLink />
      <ConsumerVoiceRow onLeave={onLeave} />
      <button type="button" className={row} onClick={leave}>
        <Icon name="log-out" />
        <Trans>Log out</Trans>
      </button>
    </Stack>
  )
}
