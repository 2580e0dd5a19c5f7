import { Plural, useLingui } from '@lingui/react/macro'
import { visitTextLengths } from '#domain/visits/visit-form.ts'
import { Card } from '#ui/display/card.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { AnswerFacts } from '../detail/answer-facts.tsx'
import { questionWords, visitProblemWords } from '../visit-words.ts'
import { problemAt } from './question-step.tsx'
import type { VisitForm } from './use-visit-form.ts'
import type { VisitStep } from './form-search.ts'
import { stepOfProblem } from './visit-steps.ts'
import * as css from './form.css.ts'

interface ReviewStepProps {
  form: VisitForm
  onStep: (step: VisitStep) => void
}

/** Notes, and everything that was entered, before it is sent. */
export function ReviewStep({ form, onStep }: ReviewStepProps) {
  const { t, i18n } = useLingui()
  const { kind, visit, tried, problems, photos } = form
  const unreadable = Object.values(visit.photos).filter(
    ({ state }) => state === 'unreadable',
  ).length
  const count = Object.keys(visit.photos).length - unreadable
  return (
    <>
      {tried && problems.length > 0 && (
        <Notice
          tone="danger"
          live="alert"
          title={
            <Plural
              value={problems.length}
              one="# thing is missing before the visit can be sent"
              other="# things are missing before the visit can be sent"
            />
          }
        >
          <ul className={css.problems}>
            {problems.map(({ field, code }) => (
              <li key={field + code}>
                <button
                  type="button"
                  className={css.textButton}
                  onClick={() => onStep(stepOfProblem(field, code))}
                >
                  {field in questionWords && (
                    <>{i18n._(questionWords[field as keyof typeof questionWords])}: </>
                  )}
                  <ProblemText code={code} words={visitProblemWords} />
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {unreadable > 0 && (
        <Notice tone="warning" live="status">
          <Plural
            value={unreadable}
            one="# photo can’t be read on this device and won’t be sent. Take it again as a JPEG."
            other="# photos can’t be read on this device and won’t be sent. Take them again as JPEG."
          />
        </Notice>
      )}
      {kind.fields.includes('notes') && (
        <Card title={i18n._(questionWords.notes)}>
          <TextArea
            label={i18n._(questionWords.notes)}
            hideLabel
            rows={5}
            maxLength={visitTextLengths.notes}
            value={visit.answers.notes}
            error={problemAt(form, 'notes')}
            onChange={({ target }) => form.answer('notes', target.value)}
          />
        </Card>
      )}
      <Card title={t`Your answers`}>
        <p className={css.quiet} role="status">
          <Plural value={count} one="# photo" other="# photos" />
          {photos.unready > 0 && (
            <>
              {' · '}
              <Plural
                value={photos.unready}
                one="# is still being compressed"
                other="# are still being compressed"
              />
            </>
          )}
        </p>
        <AnswerFacts kind={kind} answers={visit.answers} />
      </Card>
    </>
  )
}
