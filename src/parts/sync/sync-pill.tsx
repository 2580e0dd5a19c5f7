import { Plural, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Icon } from '#ui/display/icon.tsx'
import type { IconName } from '#ui/display/icon-paths.ts'
import { toneSoft } from '#ui/display/tone.css.ts'
import type { Tone } from '#ui/display/tone.ts'
import { calmWords, pill } from './sync-pill.css.ts'
import { type PillState, pillStateAtom } from '#shell/sync/sync-state.ts'

interface SyncPillProps {
  /** Makes the pill a link to the screen that lists what waits. */
  link: (content: ReactNode) => ReactNode
}

const looks: Record<PillState['kind'], { tone: Tone; icon: IconName }> = {
  saved: { tone: 'neutral', icon: 'check' },
  waiting: { tone: 'info', icon: 'cloud' },
  uploading: { tone: 'info', icon: 'upload' },
  sending: { tone: 'info', icon: 'sync' },
  needs_you: { tone: 'warning', icon: 'warning' },
}

/** Whether what was done here has reached the server. The region stays in the page, so that each change is spoken. */
export function SyncPill({ link }: SyncPillProps) {
  const state = useAtomValue(pillStateAtom)
  const { tone, icon } = looks[state.kind]
  const content = (
    <span className={`${pill} ${toneSoft[tone]}`}>
      <Icon name={icon} size="sm" />
      <PillText state={state} />
    </span>
  )
  return <div role="status">{link(content)}</div>
}

function PillText({ state }: { state: PillState }) {
  if (state.kind === 'waiting')
    return <Plural value={state.count} one="# change waiting" other="# changes waiting" />
  if (state.kind === 'uploading')
    return <Plural value={state.count} one="Uploading # file" other="Uploading # files" />
  if (state.kind === 'sending') return <Trans>Sending…</Trans>
  if (state.kind === 'needs_you') return <Trans>Needs you</Trans>
  return (
    <span className={calmWords}>
      <Trans>All saved</Trans>
    </span>
  )
}
