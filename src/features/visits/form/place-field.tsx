import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { VisitPlace } from '#domain/visits/visit-draft.ts'
import { Button } from '#ui/button.tsx'
import { placeNow } from './device-place.ts'
import * as css from './form.css.ts'

interface PlaceFieldProps {
  value: VisitPlace | null
  onChange: (place: VisitPlace | null) => void
}

/** Place of the visit: added by a press, where the person allows it; stamped by `usePlaceStamp` where they already do. */
export function PlaceField({ value, onChange }: PlaceFieldProps) {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'asking' | 'denied' | 'failed'>('idle')
  const ask = async () => {
    setState('asking')
    try {
      onChange(await placeNow())
      setState('idle')
    } catch (error) {
      // 1: the person or the browser's settings refuse it.
      setState((error as GeolocationPositionError).code === 1 ? 'denied' : 'failed')
    }
  }
  if (value) {
    const metres = Math.round(value.accuracy ?? 0)
    return (
      <span className={css.place}>
        <span>
          {value.lat.toFixed(5)}, {value.lng.toFixed(5)}
          {metres > 0 && <span className={css.quiet}>{t`within ${metres} m`}</span>}
        </span>
        <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
          <Trans>Remove place</Trans>
        </Button>
      </span>
    )
  }
  return (
    <span className={css.place}>
      <Button size="sm" icon="pin" busy={state === 'asking'} onClick={() => void ask()}>
        <Trans>Add place</Trans>
      </Button>
      <span role="status" className={css.quiet}>
        {state === 'denied' && (
          <Trans>Your browser doesn’t allow it. The visit is sent without a place.</Trans>
        )}
        {state === 'failed' && (
          <Trans>This device doesn’t know where it is. Try again later.</Trans>
        )}
      </span>
    </span>
  )
}
