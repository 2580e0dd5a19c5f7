import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { progressAtom } from './progress-atom.ts'

/** The app's one progress bar. */
export function Progress() {
  const { t } = useLingui()
  return <ProgressBar state={useAtomValue(progressAtom)} label={t`Loading`} />
}
