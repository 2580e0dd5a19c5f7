import { atom } from 'jotai'
import { useScope } from '#shell/session/use-session.ts'
import { lazyDialog } from '#ui/overlay/lazy-dialog.tsx'

/** Is the consumer voice dialog open? */
export const consumerVoiceAtom = atom(false)

export const ConsumerVoiceHost = lazyDialog(
  consumerVoiceAtom,
  () => import('./consumer-voice-dialog.tsx').then((module) => module.ConsumerVoiceDialog),
  () => useScope('consumer-voice.submit'),
)
