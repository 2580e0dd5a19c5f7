import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { additionalSlots } from '#domain/claims/claim-slots.ts'
import { useSave } from '#data/save.ts'
import { withBasePath } from '#offline/base-path.ts'
import { UploadField } from '#parts/upload/upload-field.tsx'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Card } from '#ui/display/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import * as css from '../claims.css.ts'
import { claimProblemWords, slotName } from '../claim-words.ts'
import { AddClaimPaper, RemoveClaimPaper } from '../change-claim.gql.ts'
import type { ClaimView } from '../claims.gql.ts'

/** Photos and papers of a claim; further papers are added and removed here, without the form. */
export function ClaimFiles({ claim }: { claim: ClaimView }) {
  const { t, i18n } = useLingui()
  return (
    <Card title={t`Photos and papers`}>
      <div className={css.body}>
        {claim.docs.length === 0 ? (
          <p className={css.quiet}>
            <Trans>No files</Trans>
          </p>
        ) : (
          <ul className={css.board}>
            {claim.docs.map((doc) => (
              <li key={doc.fileId} className={css.words}>
                <a href={withBasePath(doc.url)} target="_blank" rel="noreferrer">
                  {doc.mime.startsWith('image/') && (
                    <img
                      className={css.picture}
                      src={withBasePath(doc.thumbnailUrl)}
                      alt=""
                      loading="lazy"
                    />
                  )}
                  <span>{slotName(i18n, doc.docType)}</span>
                </a>
                <span className={css.quiet}>{doc.name}</span>
                <span>
                  <RemovePaper claim={claim} doc={doc} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <AddPaper claim={claim} />
      </div>
    </Card>
  )
}

/** A place for further papers of a claim, while there is room and the claim can be changed. */
function AddPaper({ claim }: { claim: ClaimView }) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(AddClaimPaper)
  const [code, setCode] = useState<string>()
  const papers = claim.docs.filter(({ docType }) => additionalSlots.includes(docType))
  if (!claim.mayEdit || papers.length >= additionalSlots.length) return null
  const add = async (files: readonly string[]) => {
    setCode(undefined)
    for (const file of files) {
      const { failure } = await save({ id: claim.id, file })
      if (failure) return setCode(failure.code ?? 'NETWORK')
    }
    toast({ tone: 'success', text: t`The document is added` })
  }
  return (
    <>
      <UploadField
        target={{ kind: 'claim-paper', use: '', owner: `claim ${claim.id}` }}
        hint={<Trans>Drop further documents here.</Trans>}
        chooseLabel={t`Add document`}
        multiple
        onSent={(uploads) => void add(uploads.map(({ id }) => id))}
      />
      {code && (
        <FieldError id="claim-paper-error">
          <ProblemText code={code} words={claimProblemWords} />
        </FieldError>
      )}
    </>
  )
}

interface RemovePaperProps {
  claim: ClaimView
  doc: ClaimView['docs'][number]
}

/** Takes a further paper off a claim, after a question. */
function RemovePaper({ claim, doc }: RemovePaperProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const save = useSave(RemoveClaimPaper)
  const [asked, setAsked] = useState(false)
  const name = doc.name || slotName(i18n, doc.docType)
  const remove = async () => {
    setAsked(false)
    const { failure } = await save({ id: claim.id, documentId: doc.fileId })
    if (failure) toast({ tone: 'danger', text: t`${name} couldn’t be removed. Try again.` })
  }
  if (!claim.mayEdit || !additionalSlots.includes(doc.docType)) return null
  return (
    <>
      <IconButton size="sm" icon="trash" label={t`Remove ${name}`} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={<Trans>Remove {name}?</Trans>}
        text={<Trans>The document is taken off the claim.</Trans>}
        keep={<Trans>Keep it</Trans>}
        confirm={<Trans>Remove</Trans>}
        onConfirm={() => void remove()}
      />
    </>
  )
}
