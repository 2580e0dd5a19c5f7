import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useScope } from '#shell/session/use-session.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import * as css from '../claims.css.ts'
import { claimProblemWords } from '../claim-words.ts'
import { WriteClaimComment } from '../change-claim.gql.ts'
import type { ClaimView } from '../claims.gql.ts'

/** Conversation of both sides about a claim; those who process claims can speak among themselves too. */
export function Comments({ claim }: { claim: ClaimView }) {
  const { t } = useLingui()
  const { brief } = useDates()
  const mayProcess = useScope('claim.process')
  const save = useSave(WriteClaimComment)
  const { values, change, forget } = useDraft(`claim.comment.${claim.id}`, {
    comment: '',
    internal: false,
  })
  const { comment, internal } = values
  const [busy, setBusy] = useState(false)
  const [code, setCode] = useState<string>()
  const write = async () => {
    setBusy(true)
    const { failure } = await save({ id: claim.id, comment, internal })
    setBusy(false)
    setCode(failure && (failure.code ?? 'NETWORK'))
    if (!failure) forget()
  }
  return (
    <Card title={t`Comments`}>
      <div className={css.body}>
        <ul className={css.rows}>
          {claim.comments.map((one) => (
            <li key={one.id} className={css.words}>
              <span>{one.comment}</span>
              <span className={css.quiet}>
                {[one.displayName, brief(Date.parse(one.createdAt))].join(' · ')}{' '}
                {one.internal && (
                  <Badge tone="warning">
                    <Trans>Internal</Trans>
                  </Badge>
                )}
              </span>
            </li>
          ))}
        </ul>
        <TextArea
          label={t`New comment`}
          rows={3}
          maxLength={2_000}
          value={comment}
          error={code && <ProblemText code={code} words={claimProblemWords} />}
          onChange={({ target }) => change({ comment: target.value })}
        />
        {mayProcess && (
          <CheckField
            label={t`Internal`}
            hint={t`Customers don’t see internal comments.`}
            checked={internal}
            onChange={({ target }) => change({ internal: target.checked })}
          />
        )}
        <div className={css.buttons}>
          <Button busy={busy} disabled={comment.trim() === ''} onClick={() => void write()}>
            <Trans>Write comment</Trans>
          </Button>
        </div>
      </div>
    </Card>
  )
}
