import { useLingui } from '@lingui/react/macro'
import { Card } from '#ui/display/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import * as css from '../claims.css.ts'
import { claimProblemWords } from '../claim-words.ts'
import type { ClaimProblemChoice } from '../claims.gql.ts'
import type { ClaimFormState } from './use-claim-form.ts'

interface ProblemPartProps {
  form: ClaimFormState
  choices: readonly ClaimProblemChoice[]
}

/** The fault, from the list and in the person’s own words. */
export function ProblemPart({ form, choices }: ProblemPartProps) {
  const { t } = useLingui()
  const { claim, set, problemOf } = form
  const { problems, customerNotes, isShortage } = claim.fields
  const error = (field: string) => {
    const code = problemOf(field)
    return code && <ProblemText code={code} words={claimProblemWords} />
  }
  const missing = error('problems')
  return (
    <Card title={t`Problem`}>
      <div className={css.body}>
        <CheckField
          label={t`It never arrived`}
          hint={t`No photos or papers are needed, only the number of the delivery.`}
          checked={isShortage}
          onChange={({ target }) => set({ isShortage: target.checked })}
        />
        {choices.map(({ id, part, description }) => {
          const at = problems.findIndex((one) => one.id === id)
          return (
            <div key={id} className={css.words}>
              <CheckField
                label={`${part}: ${description}`}
                checked={at >= 0}
                onChange={({ target }) =>
                  set({
                    problems: target.checked
                      ? [...problems, { id, notes: '' }]
                      : problems.filter((one) => one.id !== id),
                  })
                }
              />
              {at >= 0 && (
                <TextField
                  label={t`Notes on ${description}`}
                  name={`problems.${at}.notes`}
                  value={problems[at]!.notes}
                  maxLength={500}
                  error={error(`problems.${at}.notes`)}
                  onChange={({ target }) =>
                    set({
                      problems: problems.map((one) =>
                        one.id === id ? { ...one, notes: target.value } : one,
                      ),
                    })
                  }
                />
              )}
            </div>
          )
        })}
        {missing && <FieldError id="claim-problems">{missing}</FieldError>}
        <TextArea
          label={t`Description of the fault`}
          required={!isShortage}
          rows={4}
          maxLength={2_000}
          value={customerNotes}
          error={error('customerNotes')}
          onChange={({ target }) => set({ customerNotes: target.value })}
        />
      </div>
    </Card>
  )
}
