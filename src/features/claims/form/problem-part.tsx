import { useLingui } from '@lingui/react/macro'
import { Card } from '#ui/display/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import * as css from '../claims.css.ts'
import { claimProblemWords } from '../claim-words.ts'
import type { ClaimProblemChoice, ClaimView } from '../claims.gql.ts'
import type { ClaimFormState } from './use-claim-form.ts'

interface ProblemPartProps {
  form: ClaimFormState
  choices: readonly ClaimProblemChoice[]
  /** Problems of the claim as it is at the server: one of them may no longer be offered. */
  current: ClaimView['problems']
}

const isOffered = (choices: readonly ClaimProblemChoice[], id: string) =>
  choices.some((one) => one.id === id)

/** The fault, from the list and in the person’s own words. */
export function ProblemPart({ form, choices, current }: ProblemPartProps) {
  const { t } = useLingui()
  const { claim, set, problemOf } = form
  const { problems, customerNotes, isShortage } = claim.fields
  const error = (field: string) => {
    const code = problemOf(field)
    return code && <ProblemText code={code} words={claimProblemWords} />
  }
  const missing = error('problems')
  // Without this row, a problem that is no longer offered could not be taken off.
  const others = choices.length === 0 ? [] : problems.filter((one) => !isOffered(choices, one.id))
  const shown = [
    ...choices,
    ...others.map(
      ({ id }) => current.find((one) => one.id === id) ?? { id, part: '', description: id },
    ),
  ]
  return (
    <Card title={t`Problem`}>
      <div className={css.body}>
        <CheckField
          label={t`It never arrived`}
          hint={t`No photos or papers are needed, only the number of the delivery.`}
          checked={isShortage}
          onChange={({ target }) => set({ isShortage: target.checked })}
        />
        {shown.map(({ id, part, description }) => {
          const at = problems.findIndex((one) => one.id === id)
          return (
            <div key={id} className={css.words}>
              <CheckField
                label={[part, description].filter(Boolean).join(': ')}
                {...(!isOffered(choices, id) && { hint: t`No longer offered for new claims` })}
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
