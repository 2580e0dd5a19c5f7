import { atom, useAtom } from 'jotai'
import { useMemo } from 'react'
import { type Tracker, trackersOf } from '#domain/portal/trackers.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { type ConsentState, consentState, keepConsent, readConsent } from './consent.ts'

/** Counts answers on this page, so that readers read again. */
const answersAtom = atom(0)

/** The services that count visits for this tenant, and whether this person lets them. */
export function useConsent(): {
  trackers: readonly Tracker[]
  state: ConsentState
  answer: (agreed: boolean) => void
} {
  const { id } = useUser()
  const config = useConfig()
  const [answers, setAnswers] = useAtom(answersAtom)
  const trackers = useMemo(() => trackersOf(config), [config])
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const state = useMemo(() => consentState(readConsent(id), trackers), [id, trackers, answers])
  const answer = (agreed: boolean) => {
    keepConsent(id, { agreed, about: trackers.map(({ name }) => name) })
    setAnswers(answers + 1)
  }
  return { trackers, state, answer }
}
