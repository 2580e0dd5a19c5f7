import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useDates } from '#parts/date/use-dates.ts'
import type { VisitView } from '../visits.gql.ts'
import * as css from './detail.css.ts'

type EditableVisit = Pick<VisitView, 'mayEdit' | 'isMine' | 'editableUntil' | 'createdBy'>

/** Says who may still change a visit and until when, so that missing buttons explain themselves. */
export function EditRights({ mayEdit, isMine, editableUntil, createdBy }: EditableVisit) {
  const { brief } = useDates()
  const [now] = useState(() => Date.now())
  const end = Date.parse(String(editableUntil))
  const until = brief(end)
  const isOpen = now < end
  // Others who may change it, and authors with an office's area, may do so at any time.
  if (mayEdit && !(isMine && isOpen)) return null
  return (
    <p className={css.quiet}>
      {mayEdit ? (
        <Trans>As the author you can change this visit until {until}.</Trans>
      ) : isMine ? (
        <Trans>
          You could change this visit until {until}. Now only your sales group or office can.
        </Trans>
      ) : isOpen ? (
        <Trans>
          {createdBy} can change this visit until {until}, your sales group or office at any time.
        </Trans>
      ) : (
        <Trans>Only a sales group or office can still change this visit.</Trans>
      )}
    </p>
  )
}
