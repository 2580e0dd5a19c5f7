import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useState } from 'react'
import { VisitAnswers } from '#domain/visits/visit-form.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { VisitKind } from '#parts/visits/visits.gql.ts'
import type { VisitView } from '../visits.gql.ts'
import { AnswerFacts } from './answer-facts.tsx'
import { PhotoGallery, PlaceLink } from './visit-body.tsx'
import * as css from './detail.css.ts'

/** A revision as it is stored: answers of a time before may lack a field of today, and hold null where there was no answer. */
const readAnswers = (stored: unknown): VisitAnswers => {
  const given = Object.entries((stored ?? {}) as object).filter(([, value]) => value !== null)
  const read = v.safeParse(VisitAnswers, Object.fromEntries(given))
  return read.success ? read.output : v.parse(VisitAnswers, {})
}

const StoredMoment = v.object({
  visitedAt: v.string(),
  place: v.nullish(v.object({ lat: v.number(), lng: v.number() })),
})

/** Time and place of a revision, which a change may have corrected; undefined: it was stored without. */
const readMoment = (stored: unknown) => {
  const read = v.safeParse(StoredMoment, stored)
  return read.success ? read.output : undefined
}

/** Earlier versions of a visit, each to be read. */
export function Revisions({ kind, visit }: { kind: VisitKind; visit: VisitView }) {
  const { t } = useLingui()
  const { brief } = useDates()
  const [open, setOpen] = useState<VisitView['revisions'][number] | null>(null)
  const before = visit.revisions.filter(({ revision }) => revision < visit.revision)
  if (before.length === 0) return null
  return (
    <Card title={t`Earlier versions`}>
      <ul className={css.revisions}>
        {before.map((one) => (
          <li key={one.revision} className={css.revision}>
            <span>
              <Trans>Version {one.revision}</Trans>{' '}
              <span className={css.quiet}>
                {brief(Date.parse(String(one.createdAt)))} · {one.createdBy}
              </span>
            </span>
            <Button
              variant="ghost"
              aria-label={t`Show version ${one.revision}`}
              onClick={() => setOpen(one)}
            >
              <Trans>Show</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog
          open
          onOpenChange={() => setOpen(null)}
          width="large"
          title={t`Version ${open.revision}`}
        >
          <RevisionMoment stored={open.visit} />
          <AnswerFacts kind={kind} answers={readAnswers(open.visit)} answered={visit.answered} />
          <PhotoGallery photos={open.photos} />
        </Dialog>
      )}
    </Card>
  )
}

/** Tells when and where the visit was, as this version says. */
function RevisionMoment({ stored }: { stored: unknown }) {
  const { brief } = useDates()
  const moment = readMoment(stored)
  if (!moment) return null
  const when = brief(Date.parse(moment.visitedAt))
  return (
    <>
      <p>
        <Trans>Time of the visit: {when}</Trans>
      </p>
      {moment.place ? (
        <PlaceLink {...moment.place} />
      ) : (
        <p className={css.quiet}>
          <Trans>Without a place</Trans>
        </p>
      )}
    </>
  )
}
