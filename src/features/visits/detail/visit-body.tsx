import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { VisitAnswers } from '#domain/visits/visit-form.ts'
import type { VisitSlot } from '#domain/visits/visit-slots.ts'
import { withBasePath } from '#offline/base-path.ts'
import { Card } from '#ui/display/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { PhotoViewer } from '../photos/photo-viewer.tsx'
import { slotName } from '../visit-words.ts'
import type { VisitKind } from '#parts/visits/visits.gql.ts'
import { AnswerFacts } from './answer-facts.tsx'
import * as css from './detail.css.ts'

interface SentPhoto {
  slot: VisitSlot
  url: string
  thumbnailUrl: string
}

interface VisitBodyProps {
  kind: VisitKind
  visit: {
    photos: readonly SentPhoto[]
    answered: readonly { id: string; name: string }[]
    place: AnswerCardProps['place']
  }
  answers: VisitAnswers
}

/** Photos and answers of a visit. */
export function VisitBody({ kind, visit, answers }: VisitBodyProps) {
  const { t } = useLingui()
  return (
    <>
      {visit.photos.length > 0 && (
        <Card title={t`Photos`}>
          <PhotoGallery photos={visit.photos} />
        </Card>
      )}
      <AnswerCard kind={kind} answers={answers} answered={visit.answered} place={visit.place} />
    </>
  )
}

interface AnswerCardProps {
  kind: VisitKind
  answers: VisitAnswers
  answered?: readonly { id: string; name: string }[]
  place: { lat: number; lng: number; accuracy?: number | null } | null
}

/** The answers of a visit, with the way to its place on a map. */
export function AnswerCard({ kind, answers, answered = [], place }: AnswerCardProps) {
  const { t } = useLingui()
  return (
    <Card title={t`Answers`}>
      <AnswerFacts kind={kind} answers={answers} answered={answered} />
      {place && <PlaceLink {...place} />}
    </Card>
  )
}

/** The way to a place on a map. */
export const PlaceLink = ({ lat, lng }: { lat: number; lng: number }) => (
  <p>
    <a
      className={css.link}
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="pin" size="sm" />
      <Trans>Show the place on a map</Trans>
    </a>
  </p>
)

/** Photos of a visit, small, and large when one is pressed. */
export function PhotoGallery({ photos }: { photos: readonly SentPhoto[] }) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<VisitSlot | null>(null)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <ul className={css.photos}>
        {photos.map(({ slot, thumbnailUrl }) => {
          const name = slotName(i18n, slot)
          return (
            <li key={slot}>
              <button
                type="button"
                className={css.photo}
                aria-label={t`Enlarge ${name}`}
                onClick={() => setOpen(slot)}
              >
                {broken.has(slot) ? (
                  <Icon name="image" />
                ) : (
                  <img
                    className={css.picture}
                    src={withBasePath(thumbnailUrl)}
                    alt=""
                    loading="lazy"
                    onError={() => setBroken(new Set([...broken, slot]))}
                  />
                )}
              </button>
              <span className={css.quiet}>{name}</span>
            </li>
          )
        })}
      </ul>
      {open && (
        <PhotoViewer
          photos={photos.map(({ slot, url }) => ({
            key: slot,
            name: slotName(i18n, slot),
            src: url,
          }))}
          start={open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
