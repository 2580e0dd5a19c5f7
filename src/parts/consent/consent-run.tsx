import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { countVisit, loadTrackers } from './load-trackers.ts'
import { trackerNames } from './tracker-names.ts'
import { useConsent } from './use-consent.ts'

/**
 * Asks for consent where there is no answer; loads and notifies the accepted services.
 * @param path of the open screen
 */
export function ConsentRun({ path }: { path: string }) {
  const { i18n } = useLingui()
  const config = useConfig()
  const { trackers, state, answer } = useConsent()
  useEffect(() => {
    if (state !== 'agreed') return
    loadTrackers(trackers, config)
    countVisit(path)
  }, [state, trackers, config, path])
  if (state !== 'undecided' || trackers.length === 0) return null
  return <ConsentQuestion names={trackerNames(trackers, i18n.locale)} onAnswer={answer} />
}
