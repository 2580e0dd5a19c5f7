import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { draftSlots } from '#domain/claims/claim-draft.ts'
import { neededSlots } from '#domain/claims/claim-form.ts'
import { type ClaimSlot, claimSlots, slotContent, slotsFor } from '#domain/claims/claim-slots.ts'
import { withBasePath } from '#offline/base-path.ts'
import { otherRefusal, refusalWords } from '#parts/upload/upload-refusal.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
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

/** The address of the picture in a slot, on this device or the server; undefined: there is none to show. */
function useDocPicture({ claim, draft }: ClaimFormState, slot: ClaimSlot): string | undefined {
  const doc = claim.docs[slot]
  const [own, setOwn] = useState<{ file: string; url: string }>()
  const { preview } = draft
  const file = doc?.state === 'ready' ? doc.file : undefined
  useEffect(() => {
    if (!file) return
    let url: string | undefined
    let gone = false
    void preview(file).then((content) => {
      if (gone || !content?.type.startsWith('image/')) return
      url = URL.createObjectURL(content)
      setOwn({ file, url })
    })
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [preview, file])
  if (doc?.state === 'kept')
    return slotContent(slot) === 'picture' ? `/server/claim-files/${doc.file}/thumb` : undefined
  return own && own.file === file ? own.url : undefined
}

function DocSlot({ slot, form }: { slot: ClaimSlot; form: ClaimFormState }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const { claim, saving, refused, problemOf, addFile, removeFile } = form
  const doc = claim.docs[slot]
  const name = slotName(i18n, slot)
  const isSaving = saving.has(slot)
  const code = refused[slot]
  const missing = problemOf(slot)
  const picture = useDocPicture(form, slot)
  const addAll = async (files: readonly File[]) => {
    const slots = slotsFor(slot, draftSlots(claim), files.length)
    const left = files.length - slots.length
    if (left > 0)
      toast({
        tone: 'warning',
        text: plural(left, {
          one: '# file has no place here. Add it to another one.',
          other: '# files have no place here. Add them to another one.',
        }),
      })
    for (const [at, to] of slots.entries()) await addFile(to, files[at]!)
  }
  return (
    <li className={css.row}>
      {picture && <img className={css.thumb} src={withBasePath(picture)} alt="" />}
      <span className={css.slot}>
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
        multiple
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          void addAll(files)
        }}
      />
    </li>
  )
}
