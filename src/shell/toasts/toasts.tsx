import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { Toast, ToastRegion } from '#ui/overlay/toast.tsx'
import { removeToastAtom, toastsAtom, type ToastMessage } from './toasts-atom.ts'

const shownFor = 6_000

/** Everything that has something short to say, says it here. */
export function Toasts() {
  const { t } = useLingui()
  return (
    <ToastRegion label={t`Messages`}>
      {useAtomValue(toastsAtom).map((toast) => (
        <TimedToast key={toast.id} toast={toast} />
      ))}
    </ToastRegion>
  )
}

function TimedToast({ toast }: { toast: ToastMessage & { id: number } }) {
  const remove = useSetAtom(removeToastAtom)
  const { id, text, tone, action, also, sticky } = toast
  useEffect(() => {
    if (sticky) return
    const timer = setTimeout(() => remove(id), shownFor)
    return () => clearTimeout(timer)
  }, [id, sticky, remove])
  const leave = () => {
    // The button goes with the toast; a finger may have left the keyboard elsewhere.
    if (document.activeElement?.closest('[aria-live]'))
      document.getElementById('content')?.focus({ preventScroll: true })
    remove(id)
  }
  return (
    <Toast
      tone={tone}
      onClose={leave}
      action={[also, action].map(
        (one) =>
          one && (
            <Button
              key={one.label}
              variant="ghost"
              onClick={() => {
                leave()
                one.run()
              }}
            >
              {one.label}
            </Button>
          ),
      )}
    >
      {text}
    </Toast>
  )
}
