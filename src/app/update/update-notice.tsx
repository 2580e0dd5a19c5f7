import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import { updateAtom } from './update-atom.ts'

/** Offers a new build once it is ready; the page never changes to it unasked. */
export function UpdateNotice() {
  const { t } = useLingui()
  const update = useAtomValue(updateAtom)
  const toast = useToast()
  useEffect(() => {
    if (!update) return
    const run = () => void update.activate().then(() => location.reload())
    toast({
      tone: 'info',
      sticky: true,
      text: t`A new version is ready.`,
      action: { label: t`Reload`, run },
    })
    // Once for each build, not again when the words change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [update])
  return null
}
