import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import * as css from './camera-scanner.css.ts'
import { type CameraState, useCamera } from './use-camera.ts'

interface CameraScannerProps {
  /** Told of each code once it comes into sight, and of what is typed. */
  onCode: (code: string) => void
  onClose: () => void
  /** Result of the last code. */
  last: ReactNode
  /** Action for it. */
  action?: ReactNode
}

/** Reads bar codes one after the other until it is closed. Where there is no camera the number can be typed. */
export function CameraScanner({ onCode, onClose, last, action }: CameraScannerProps) {
  const { t } = useLingui()
  const { state, video } = useCamera(onCode)
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) onCode(typed.trim())
    setTyped('')
  }
  const failed = state === 'refused' || state === 'missing' || state === 'unread'
  return (
    <section className={css.scanner} aria-label={t`Scan with the camera`}>
      {failed ? (
        <Notice tone="warning">
          <Why state={state} />
        </Notice>
      ) : (
        <div className={css.view}>
          <video ref={video} className={css.video} muted playsInline />
          <span className={css.aim} />
        </div>
      )}
      <div className={css.told}>
        <div className={css.last} role="status">
          {last}
        </div>
        {action}
      </div>
      <div className={css.foot}>
        <form className={css.typed} onSubmit={submit}>
          <TextField
            label={t`Or type the number`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            maxLength={200}
          />
          <Button type="submit">
            <Trans>Add</Trans>
          </Button>
        </form>
        <Button icon="close" onClick={onClose}>
          <Trans>Stop scanning</Trans>
        </Button>
      </div>
    </section>
  )
}

function Why({ state }: { state: CameraState }) {
  if (state === 'refused')
    return (
      <Trans>Camera access is blocked. Allow it in the browser settings, or type the number.</Trans>
    )
  if (state === 'unread')
    return (
      <Trans>
        The barcode reader isn’t on this device yet. It loads with the first scan online; type the
        number for now.
      </Trans>
    )
  return <Trans>No camera was found. Type the number, or use a hand scanner.</Trans>
}
