import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isClaimStatus, needsReason } from '#domain/claims/claim-status.ts'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import * as css from '../claims.css.ts'
import { claimProblemWords, statusName } from '../claim-words.ts'
import { ChangeClaimStatus } from '../change-claim.gql.ts'
import type { ClaimView } from '../claims.gql.ts'

/** Gives a claim one of the statuses that the person may give it now. */
export function StatusChange({ claim }: { claim: ClaimView }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const save = useSave(ChangeClaimStatus)
  const [status, setStatus] = useState('')
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [code, setCode] = useState<string>()
  if (claim.nextStatuses.length === 0) return null
  const isOfReason = code === 'reason_needed'
  const asksReason = isClaimStatus(status) && needsReason(status)
  const change = async () => {
    if (asksReason && reason.trim() === '') return setCode('reason_needed')
    setBusy(true)
    const { failure } = await save({ id: claim.id, status, reason })
    setBusy(false)
    setCode(failure?.code)
    if (failure) return
    setStatus('')
    setReason('')
    toast({ tone: 'success', text: t`The status is changed` })
  }
  return (
    <Card title={t`Change status`}>
      <div className={css.body}>
        <SelectField
          label={t`Status`}
          placeholder={t`Choose a status`}
          value={status}
          error={code && !isOfReason && <ProblemText code={code} words={claimProblemWords} />}
          options={claim.nextStatuses.map((value) => ({ value, label: statusName(i18n, value) }))}
          onChange={({ target }) => {
            setStatus(target.value)
            setCode(undefined)
          }}
        />
        {status !== '' && (
          <TextArea
            label={t`Reason`}
            required={asksReason}
            rows={3}
            maxLength={500}
            value={reason}
            error={isOfReason && <ProblemText code="reason_needed" words={claimProblemWords} />}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <div className={css.buttons}>
          <Button
            variant="primary"
            busy={busy}
            disabled={status === ''}
            onClick={() => void change()}
          >
            {t`Change status`}
          </Button>
        </div>
      </div>
    </Card>
  )
}
