import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { ConsentQuestion } from './consent-question.tsx'
import { countVisit, loadTrackers } from './load-trackers.ts'
import { trackerNames } from './tracker-names.ts'
import { useConsent } from './use-consent.ts'

/** Asks whoever has not answered; loads and tells the services of those who agreed. @param path of the open screen */
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
