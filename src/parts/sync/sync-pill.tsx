import { Plural, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
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

/** Sending that ends within this time, in ms, changes nothing on the screen. */
const shownAfter = 800

/** Whether what was done here has reached the server. The region stays in the page, so that each change is spoken. */
export function SyncPill({ link }: SyncPillProps) {
  const state = useAtomValue(pillStateAtom)
  const online = useAtomValue(onlineAtom)
  // On its way is the usual case, and over in a moment: only what takes long is shown.
  const isMoving = online && (state.kind === 'sending' || state.kind === 'waiting')
  const isLong = useLonger(isMoving, shownAfter)
  const { tone, icon } = looks[isMoving && !isLong ? 'saved' : state.kind]
  const content = (
    <span className={`${pill} ${toneSoft[tone]}`}>
      <Icon name={icon} size="sm" />
      <span className={isMoving || state.kind === 'saved' ? calmWords : undefined}>
        <PillText state={state} />
      </span>
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
  return <Trans>All saved</Trans>
}

/** True once something has been so for longer than this, in ms. */
function useLonger(is: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!is) return setLong(false)
    const timer = setTimeout(() => setLong(true), ms)
    return () => clearTimeout(timer)
  }, [is, ms])
  return is && isLong
}
