import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { claimStatusCodes, isClaimStatus, needsReason } from '#domain/claims/claim-status.ts'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import * as css from '../claims.css.ts'
import { claimProblemWords, statusName } from '../claim-words.ts'
import { ChangeClaimStatuses } from '../change-claim.gql.ts'
import type { ClaimRow } from '../claims.gql.ts'

interface BulkStatusProps {
  rows: readonly ClaimRow[]
  onDone: () => void
}

/** Gives the selected claims a status, and says for each what became of it. */
export function BulkStatus({ rows, onDone }: BulkStatusProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const save = useSave(ChangeClaimStatuses)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState('')
  const [reason, setReason] = useState('')
  const [results, setResults] = useState<readonly { id: string; code: string | null }[]>([])
  const choices = claimStatusCodes.filter((code) =>
    rows.some(({ nextStatuses }) => nextStatuses.includes(code)),
  )
  const asksReason = isClaimStatus(status) && needsReason(status)
  const run = async () => {
    setBusy(true)
    const { data } = await save({ ids: rows.map(({ id }) => id), status, reason })
    setBusy(false)
    if (!data)
      return toast({ tone: 'danger', text: t`Something went wrong. Try again in a moment.` })
    setResults(data.updateClaimStatuses.results)
  }
  const close = () => {
    setOpen(false)
    if (results.length > 0) onDone()
    setResults([])
  }
  const numberOf = (id: string) => rows.find((row) => row.id === id)?.number ?? id
  return (
    <>
      <Button size="sm" icon="edit" onClick={() => setOpen(true)}>
        {t`Change status`}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && close()}
        title={t`Change status`}
        footer={
          results.length > 0 ? (
            <Button variant="primary" onClick={close}>{t`Done`}</Button>
          ) : (
            <Button
              variant="primary"
              busy={busy}
              disabled={status === '' || (asksReason && reason.trim() === '')}
              onClick={() => void run()}
            >
              {t`Change status`}
            </Button>
          )
        }
      >
        {results.length > 0 ? (
          <ul className={css.rows}>
            {results.map(({ id, code }) => (
              <li key={id} className={css.row}>
                <strong>{numberOf(id)}</strong>
                {code ? (
                  <span className={css.warn}>
                    <ProblemText code={code} words={claimProblemWords} />
                  </span>
                ) : (
                  <span className={css.quiet}>{t`Changed`}</span>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <div className={css.body}>
            <SelectField
              label={t`Status`}
              placeholder={t`Choose a status`}
              value={status}
              options={choices.map((value) => ({ value, label: statusName(i18n, value) }))}
              onChange={({ target }) => setStatus(target.value)}
            />
            <TextArea
              label={t`Reason`}
              required={asksReason}
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
        )}
      </Dialog>
    </>
  )
}
