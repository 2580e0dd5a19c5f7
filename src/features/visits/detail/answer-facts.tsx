import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { choiceTexts } from '#domain/visits/visit-draft.ts'
import type { VisitAnswers, VisitField } from '#domain/visits/visit-form.ts'
import { questionWords } from '../visit-words.ts'
import type { VisitKind } from '#parts/visits/visits.gql.ts'
import * as css from './detail.css.ts'

interface AnswerFactsProps {
  kind: VisitKind
  answers: VisitAnswers
  /** Names of answers that the lists no longer offer. */
  answered?: readonly { id: string; name: string }[]
}

/** The answers of a visit, each question with what was said; questions without an answer are left out. */
export function AnswerFacts({ kind, answers, answered = [] }: AnswerFactsProps) {
  const { t, i18n } = useLingui()
  const nameIn = (list: readonly { id: string; name: string }[]) => (id: string) =>
    answered.find((one) => one.id === id)?.name ?? list.find((one) => one.id === id)?.name ?? id
  const series = (ids: readonly string[]) => {
    const brands = new Map<string, string[]>()
    for (const id of ids) {
      const known = kind.series.find((one) => one.id === id)
      const brand = known?.brand ?? ''
      brands.set(brand, [...(brands.get(brand) ?? []), nameIn(kind.series)(id)])
    }
    return [...brands].map(([brand, names]) => (
      <span key={brand} className={css.line}>
        {brand && <span className={css.quiet}>{brand}</span>} {names.join(', ')}
      </span>
    ))
  }
  const chosen = (field: keyof typeof choiceTexts, ids: readonly string[]) => {
    const [text, list] = choiceTexts[field]
    const words = [...ids.map(nameIn(kind[list])), answers[text]].filter(Boolean)
    return words.length > 0 && words.join(', ')
  }
  const shown: Record<VisitField, ReactNode> = {
    qtyPlgGrp: answers.qtyPlgGrp,
    qtyNonPlgGrp: answers.qtyNonPlgGrp,
    brandDomination:
      answers.brandDomination === null ? null : answers.brandDomination ? t`Yes` : t`No`,
    otherMidrange: chosen('otherMidrange', answers.otherMidrange),
    brandDisplay: chosen('brandDisplay', answers.brandDisplay ? [answers.brandDisplay] : []),
    equipment: chosen('equipment', answers.equipment),
    seriesList: answers.seriesList.length > 0 && series(answers.seriesList),
    otherSeriesList: answers.otherSeriesList,
    notes: answers.notes && <span className={css.note}>{answers.notes}</span>,
  }
  const facts = (Object.entries(shown) as [VisitField, ReactNode][]).filter(
    ([, value]) => value !== null && value !== '' && value !== false,
  )
  if (facts.length === 0)
    return (
      <p className={css.quiet}>
        <Trans>No answers yet</Trans>
      </p>
    )
  return (
    <dl className={css.facts}>
      {facts.map(([field, value]) => (
        <div key={field}>
          <dt>{i18n._(questionWords[field])}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
