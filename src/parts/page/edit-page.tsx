import { useRouter } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { addressAbove } from '#shell/navigation/address-above.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { FormState } from '#ui/form/use-form.tsx'
import { Page } from '#ui/page/page.tsx'
import { StickyActions } from '#ui/sticky-actions.tsx'
import { LeaveQuestion } from '../form/leave-question.tsx'
import type { Removal } from './removal.ts'
import { type NamedRecord, RemoveRows } from './remove-rows.tsx'

interface EditPageProps {
  form: FormState
  /** The toast when it is saved; null: the form's own `save` says it. */
  saved: string | null
  /** In place of going back to the list, where something has still to be shown. */
  afterSave?: (() => void) | undefined
  /** Deleting what is edited; without it the page offers none. */
  removal?: (Removal & NamedRecord) | false | null
  /** Without a connection it is kept on this device and sent later. */
  queued?: boolean
  /** Nothing may be changed here; says why. */
  locked?: ReactNode
  /** Further buttons beside those of the save bar. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen that edits one thing: save bar, question before unsaved input is left, refusal, toast, deleting. */
export function EditPage(props: EditPageProps) {
  const { form, saved, afterSave, removal, queued, locked, actions, children } = props
  const { t } = useLingui()
  const { title, screen, pathname } = useScreen()
  const toast = useToast()
  const router = useRouter()
  const online = useAtomValue(onlineAtom)
  const goBack = () => router.navigate({ to: addressAbove(screen, pathname) as never })
  const submit = async () => {
    if (!(await form.submit())) return
    if (saved !== null) toast({ tone: 'success', text: saved })
    if (afterSave) afterSave()
    else await goBack()
  }
  return (
    <Page title={title} width="reading">
      <form
        {...form.props}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          {!online && (
            <Notice tone="warning" live="status">
              {queued ? (
                <Trans>
                  You’re offline. What you save is sent as soon as there’s a connection.
                </Trans>
              ) : (
                <Trans>
                  You’re offline. Your input stays here; save it when you’re back online.
                </Trans>
              )}
            </Notice>
          )}
          {locked && <Notice>{locked}</Notice>}
          {form.error && (
            <Notice tone="danger" live="alert">
              {form.error}
            </Notice>
          )}
          {children}
          <StickyActions>
            {removal && <RemoveButton removal={removal} form={form} onRemoved={goBack} />}
            {actions}
            {form.dirty && (
              <Button variant="ghost" onClick={form.reset}>
                <Trans>Undo changes</Trans>
              </Button>
            )}
            <Button onClick={() => void goBack()}>
              <Trans>Back to list</Trans>
            </Button>
            {!locked && <Button type="submit" variant="primary" busy={form.busy}>{t`Save`}</Button>}
          </StickyActions>
        </Stack>
      </form>
      <LeaveQuestion unsaved={form.isUnsaved} onDiscard={form.reset} />
    </Page>
  )
}

interface RemoveButtonProps {
  removal: Removal & NamedRecord
  form: FormState
  onRemoved: () => Promise<void>
}

function RemoveButton({ removal, form, onRemoved }: RemoveButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" icon="trash" onClick={() => setAsking(true)}>
        {removal.label}
      </Button>
      <RemoveRows
        removal={removal}
        records={asking ? [removal] : []}
        onClose={() => setAsking(false)}
        onRemoved={() => {
          form.reset()
          return onRemoved()
        }}
      />
    </>
  )
}
