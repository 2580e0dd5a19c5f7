import { useLingui } from '@lingui/react/macro'
import { Card } from '#ui/display/card.tsx'
import { PhotoPart } from '../photos/photo-part.tsx'
import { PhotosNeeded } from './shop-step.tsx'
import type { VisitForm } from './use-visit-form.ts'
import { slotsOf } from './visit-steps.ts'
import * as css from './form.css.ts'

/** Photos of our goods in the shop. */
export function DisplayStep({ form }: { form: VisitForm }) {
  const { t } = useLingui()
  const { visit, kind, photos, draft, last } = form
  return (
    <Card title={t`Photos of the display`}>
      <div className={css.inCard}>
        <PhotosNeeded form={form} code="photo_display_needed" />
        <PhotoPart
          slots={slotsOf(kind, 'display')}
          visit={visit}
          photos={photos}
          preview={draft.preview}
          last={last}
        />
      </div>
    </Card>
  )
}
