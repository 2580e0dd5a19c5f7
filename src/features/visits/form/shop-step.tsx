import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PhotoPart } from '../photos/photo-part.tsx'
import { visitProblemWords } from '../visit-words.ts'
import { PlaceField } from './place-field.tsx'
import type { VisitForm } from './use-visit-form.ts'
import { slotsOf } from './visit-steps.ts'
import * as css from './form.css.ts'

/** Whom the visit is to, when and where it was, and what the shop looks like. */
export function ShopStep({ form }: { form: VisitForm }) {
  const { t } = useLingui()
  const { brief } = useDates()
  const { visit, kind, photos, draft, last } = form
  return (
    <>
      <LastVisitNotice form={form} />
      <Card title={t`Visit`}>
        <div className={css.inCard}>
          <dl className={css.facts}>
            <div>
              <dt>
                <Trans>Customer</Trans>
              </dt>
              <dd>
                {visit.customerName || visit.customer}
                <span className={css.quiet}>{visit.customer}</span>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Time of the visit</Trans>
              </dt>
              <dd>{brief(Date.parse(visit.visitedAt))}</dd>
            </div>
            <div>
              <dt>
                <Trans>Place</Trans>
              </dt>
              <dd>
                <PlaceField value={visit.place} onChange={(place) => form.set({ place })} />
              </dd>
            </div>
          </dl>
          <CheckField
            label={t`Attach the place to the photos`}
            hint={t`Photos keep the place that the camera wrote into them. Otherwise it’s removed.`}
            checked={visit.attachPlace}
            onChange={({ target }) => form.set({ attachPlace: target.checked })}
          />
        </div>
      </Card>
      <Card title={t`Photos of the shop`}>
        <div className={css.inCard}>
          <PhotosNeeded form={form} code="photo_outside_needed" />
          <PhotoPart
            slots={slotsOf(kind, 'shop')}
            visit={visit}
            photos={photos}
            preview={draft.preview}
            last={last}
          />
        </div>
      </Card>
    </>
  )
}

/** Says that a photo of a part is needed: as a hint, and as an error once the person has tried to send. */
export function PhotosNeeded({ form, code }: { form: VisitForm; code: string }) {
  const isMissing = form.problemOf('photos') === code
  return isMissing ? (
    <span tabIndex={-1} aria-invalid="true" className={css.photosNeeded}>
      <FieldError id={code}>
        <ProblemText code={code} words={visitProblemWords} />
      </FieldError>
    </span>
  ) : (
    <p className={css.quiet}>
      {code === 'photo_outside_needed' ? (
        <Trans>At least one, from outside or inside the shop.</Trans>
      ) : (
        <Trans>At least one of how our goods are displayed.</Trans>
      )}
    </p>
  )
}

/** Source of the form's answers, and the way back to an empty one. */
function LastVisitNotice({ form }: { form: VisitForm }) {
  const { dayOf } = useDates()
  const { visit, last } = form
  if (visit.seen !== null) return null
  if (visit.last) {
    const day = dayOf(Date.parse(visit.last.visitedAt))
    return (
      <Notice
        live="status"
        title={<Trans>Filled in from the last visit on {day}</Trans>}
        action={
          <Button size="sm" onClick={form.clearLast}>
            <Trans>Clear these answers</Trans>
          </Button>
        }
      >
        <Trans>Check each answer: those you haven’t changed are marked.</Trans>
      </Notice>
    )
  }
  if (!last) return null
  const day = dayOf(Date.parse(String(last.visitedAt)))
  return (
    <Notice
      action={
        <Button size="sm" onClick={form.fillFromLast}>
          <Trans>Use those answers</Trans>
        </Button>
      }
    >
      <Trans>The last visit was on {day}.</Trans>
    </Notice>
  )
}
