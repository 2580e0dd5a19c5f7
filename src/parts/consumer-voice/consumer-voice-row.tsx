import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Icon } from '#ui/display/icon.tsx'
import { row } from '#shell/i18n/language-row.css.ts'
import { useScope } from '#shell/session/use-session.ts'
import { consumerVoiceAtom } from './consumer-voice-host.tsx'

/** The way to consumer voice in a menu, for those who may send something. */
export function ConsumerVoiceRow({ onLeave }: { onLeave: () => void }) {
  const open = useSetAtom(consumerVoiceAtom)
  if (!useScope('consumer-voice.submit')) return null
  return (
    <button
      type="button"
      className={row}
      onClick={() => {
        onLeave()
        open(true)
      }}
    >
      <Icon name="message" />
      <Trans>Consumer Voice</Trans>
    </button>
  )
}
