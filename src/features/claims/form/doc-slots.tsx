import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { neededSlots } from '#domain/claims/claim-form.ts'
import { type ClaimSlot, claimSlots, slotContent } from '#domain/claims/claim-slots.ts'
import { otherRefusal, refusalWords } from '#parts/upload/upload-refusal.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Card } from '#ui/display/card.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import * as css from '../claims.css.ts'
import { claimProblemWords, slotName } from '../claim-words.ts'
import type { ClaimFormState } from './use-claim-form.ts'

const accepted = {
  picture: 'image/*',
  paper: 'image/*,application/pdf',
  video: 'video/*',
}

/** Every place for a file, each with its own state. */
export function DocSlots({ form }: { form: ClaimFormState }) {
  const { t } = useLingui()
  return (
    <Card title={t`Photos and papers`}>
      <ul className={css.rows}>
        {claimSlots.map((slot) => (
          <DocSlot key={slot} slot={slot} form={form} />
        ))}
      </ul>
    </Card>
  )
}

function DocSlot({ slot, form }: { slot: ClaimSlot; form: ClaimFormState }) {
  const { t, i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { claim, saving, refused, problemOf, addFile, removeFile } = form
  const doc = claim.docs[slot]
  const name = slotName(i18n, slot)
  const isSaving = saving.has(slot)
  const code = refused[slot]
  const missing = problemOf(slot)
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span>{name}</span>
        <span className={code || missing ? css.warn : css.quiet} role="status">
          {isSaving ? (
            <Trans>Saving…</Trans>
          ) : code ? (
            i18n._(refusalWords[code] ?? otherRefusal)
          ) : doc ? (
            doc.state === 'kept' ? (
              <Trans>Sent</Trans>
            ) : (
              <Trans>Saved on this device</Trans>
            )
          ) : missing ? (
            <ProblemText code={missing} words={claimProblemWords} />
          ) : neededSlots(claim.fields).includes(slot) ? (
            <Trans>Needed</Trans>
          ) : (
            <Trans>Optional</Trans>
          )}
        </span>
        {doc?.name && <span className={css.quiet}>{doc.name}</span>}
      </span>
      <span className={css.buttons}>
        <Button
          size="sm"
          icon={doc ? 'refresh' : 'plus'}
          busy={isSaving}
          aria-label={doc ? t`Replace ${name}` : t`Add ${name}`}
          onClick={() => input.current?.click()}
        >
          {doc ? <Trans>Replace</Trans> : <Trans>Add</Trans>}
        </Button>
        {doc && (
          <IconButton
            size="sm"
            icon="trash"
            label={t`Remove ${name}`}
            onClick={() => removeFile(slot)}
          />
        )}
      </span>
      <input
        ref={input}
        hidden
        type="file"
        tabIndex={-1}
        aria-label={t`File for ${name}`}
        accept={accepted[slotContent(slot)]}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void addFile(slot, file)
          currentTarget.value = ''
        }}
      />
    </li>
  )
}
