import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Icon } from '#ui/display/icon.tsx'
import type { VisitForm } from './use-visit-form.ts'
import type { VisitStep } from './form-search.ts'
import { isFilled, stepOfProblem, stepWords } from './visit-steps.ts'
import * as css from './form.css.ts'

interface StepBarProps {
  steps: readonly VisitStep[]
  current: VisitStep
  form: VisitForm
  onStep: (step: VisitStep) => void
}

/** The steps of the form: which have something in them, and which lack something. */
export function StepBar({ steps, current, form, onStep }: StepBarProps) {
  const { t, i18n } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current=step]')
      ?.scrollIntoView?.({ inline: 'center', block: 'nearest' })
  }, [current])
  return (
    <nav aria-label={t`Steps`}>
      <ol ref={list} className={css.steps}>
        {steps.map((step) => {
          const isWrong =
            form.tried &&
            form.problems.some(({ field, code }) => stepOfProblem(field, code) === step)
          return (
            <li key={step} className={css.stepItem}>
              <button
                type="button"
                className={css.step}
                aria-current={step === current ? 'step' : undefined}
                data-problem={isWrong}
                onClick={() => onStep(step)}
              >
                {isWrong ? (
                  <Icon name="warning" size="sm" label={t`Something is missing`} />
                ) : (
                  isFilled(step, form.visit) && <Icon name="check" size="sm" label={t`Filled in`} />
                )}
                {i18n._(stepWords[step])}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
