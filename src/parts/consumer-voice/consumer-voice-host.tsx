import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { useScope } from '#shell/session/use-session.ts'
import { consumerVoiceAtom } from './consumer-voice-atom.ts'

const ConsumerVoiceDialog = lazy(() =>
  import('./consumer-voice-dialog.tsx').then((module) => ({ default: module.ConsumerVoiceDialog })),
)

/** Holds the dialog while it is open. */
export function ConsumerVoiceHost() {
  const [open, setOpen] = useAtom(consumerVoiceAtom)
  const may = useScope('consumer-voice.submit')
  if (!open || !may) return null
  return (
    <Suspense>
      <ConsumerVoiceDialog onClose={() => setOpen(false)} />
    </Suspense>
  )
}
