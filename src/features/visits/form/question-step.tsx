import { Trans, useLingui } from '@lingui/react/macro'
import { choiceTexts, needsText } from '#domain/visits/visit-draft.ts'
import { mostCounted, visitTextLengths } from '#domain/visits/visit-form.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Card } from '#ui/display/card.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { questionWords, visitProblemWords } from '../visit-words.ts'
import type { VisitForm } from './use-visit-form.ts'
import * as css from './form.css.ts'

type Question = keyof typeof questionWords
type Choice = keyof typeof choiceTexts

/** Words for what is wrong with a field; nothing where nothing is wrong. */
export const problemAt = (form: VisitForm, field: string) => {
  const code = form.problemOf(field)
  return code && <ProblemText code={code} words={visitProblemWords} />
}

/** Marks an answer that is still as it was at the last visit. */
export function FromLast({ form, name }: { form: VisitForm; name: Question }) {
  return form.isFromLast(name) ? (
    <div>
      <Badge tone="info" icon="undo">
        <Trans>From the last visit</Trans>
      </Badge>
    </div>
  ) : null
}

const yesNo = (answer: boolean | null) => (answer === null ? '' : answer ? 'yes' : 'no')

/** Everything about the shop that is asked in words and numbers. */
export function QuestionStep({ form }: { form: VisitForm }) {
  const { t, i18n } = useLingui()
  const { kind, visit } = form
  const asks = (field: (typeof kind.fields)[number]) => kind.fields.includes(field)
  return (
    <>
      {(asks('qtyPlgGrp') || asks('qtyNonPlgGrp')) && (
        <Card title={t`Bicycles in the shop`}>
          <div className={css.counts}>
            {(['qtyPlgGrp', 'qtyNonPlgGrp'] as const).filter(asks).map((name) => (
              <Count key={name} form={form} name={name} />
            ))}
          </div>
        </Card>
      )}
      {asks('brandDomination') && (
        <Card title={i18n._(questionWords.brandDomination)}>
          <FromLast form={form} name="brandDomination" />
          <RadioGroup
            label={i18n._(questionWords.brandDomination)}
            hideLabel
            inline
            error={problemAt(form, 'brandDomination')}
            value={yesNo(visit.answers.brandDomination)}
            onChange={(value) =>
              form.answer('brandDomination', value === '' ? null : value === 'yes')
            }
            options={[
              { value: 'yes', label: t`Yes` },
              { value: 'no', label: t`No` },
              { value: '', label: t`No answer` },
            ]}
          />
        </Card>
      )}
      {asks('otherMidrange') && <Several form={form} name="otherMidrange" />}
      {asks('brandDisplay') && <OneOf form={form} />}
      {asks('equipment') && <Several form={form} name="equipment" />}
    </>
  )
}

function Count({ form, name }: { form: VisitForm; name: 'qtyPlgGrp' | 'qtyNonPlgGrp' }) {
  const { t, i18n } = useLingui()
  const label = i18n._(questionWords[name])
  const value = form.visit.answers[name]
  const error = problemAt(form, name)
  return (
    <div className={css.count}>
      <span className={css.label}>{label}</span>
      <FromLast form={form} name={name} />
      <span className={css.stepper}>
        <QuantityField
          label={label}
          value={value ?? 0}
          max={mostCounted}
          live
          error={error}
          onCommit={(next) => form.answer(name, next)}
        />
        <span className={css.quiet}>
          {value === null && <Trans>Not counted</Trans>}
          {value !== null && (
            <button
              type="button"
              className={css.textButton}
              aria-label={t`Not counted: ${label}`}
              onClick={() => form.answer(name, null)}
            >
              <Trans>Not counted</Trans>
            </button>
          )}
        </span>
      </span>
    </div>
  )
}

/** A question with several answers, of which some ask for a few words. */
function Several({ form, name }: { form: VisitForm; name: 'otherMidrange' | 'equipment' }) {
  const { i18n } = useLingui()
  const label = i18n._(questionWords[name])
  return (
    <Card>
      <FromLast form={form} name={name} />
      <CheckGroup
        label={label}
        value={form.visit.answers[name]}
        error={problemAt(form, name)}
        options={form.kind[choiceTexts[name][1]].map((choice) => ({
          value: choice.id,
          label: choice.name,
          text: choice.name,
        }))}
        onChange={(value) => form.answer(name, value)}
      />
      <ChoiceText form={form} name={name} />
    </Card>
  )
}

function OneOf({ form }: { form: VisitForm }) {
  const { t, i18n } = useLingui()
  const label = i18n._(questionWords.brandDisplay)
  return (
    <Card title={label}>
      <FromLast form={form} name="brandDisplay" />
      <RadioGroup
        label={label}
        hideLabel
        value={form.visit.answers.brandDisplay ?? ''}
        error={problemAt(form, 'brandDisplay')}
        options={[
          ...form.kind.brandDisplays.map(({ id, name }) => ({ value: id, label: name })),
          { value: '', label: t`No answer` },
        ]}
        onChange={(value) => form.answer('brandDisplay', value || null)}
      />
      <ChoiceText form={form} name="brandDisplay" />
    </Card>
  )
}

/** The words that a chosen answer asks for. */
function ChoiceText({ form, name }: { form: VisitForm; name: Choice }) {
  const { i18n } = useLingui()
  const [text, list] = choiceTexts[name]
  const { answers } = form.visit
  if (!needsText(answers[name], form.kind[list])) return null
  return (
    <div className={css.choiceText}>
      <FromLast form={form} name={text} />
      <TextField
        label={i18n._(questionWords[text])}
        required
        maxLength={visitTextLengths.description}
        value={answers[text]}
        error={problemAt(form, text)}
        onChange={({ target }) => form.answer(text, target.value)}
      />
    </div>
  )
}

/** An error that belongs to no single control. */
export function GroupError({ form, field }: { form: VisitForm; field: string }) {
  const error = problemAt(form, field)
  return error ? (
    <span tabIndex={-1} aria-invalid="true">
      <FieldError id={`${field}-problem`}>{error}</FieldError>
    </span>
  ) : null
}
