import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { OpenPortal } from './config.gql.ts'

interface OpenPortalNoticeProps {
  openedAt: unknown
  /** A sandbox is never opened. */
  sandbox: boolean
  toInvite: number
}

/** Says that nothing is mailed yet while the portal is being set up, and opens it. */
export function OpenPortalNotice({ openedAt, sandbox, toInvite }: OpenPortalNoticeProps) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(OpenPortal)
  const [asking, setAsking] = useState(false)
  if (openedAt !== null || sandbox) return null
  const open = async (invite: boolean) => {
    const { failure } = await save({ invite })
    setAsking(false)
    toast(
      failure
        ? {
            tone: 'danger',
            text: t`The portal was not opened. Check the connection and try again.`,
          }
        : { tone: 'success', text: t`The portal is open` },
    )
  }
  return (
    <Notice
      tone="warning"
      title={<Trans>This portal is not open yet: it sends no emails</Trans>}
      action={
        <Button onClick={() => setAsking(true)}>
          <Trans>Open the portal</Trans>
        </Button>
      }
    >
      <Trans>Check settings, roles and imported data first.</Trans>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        danger={false}
        title={<Trans>Open the portal?</Trans>}
        text={<Trans>Emails go out from now on. Those held back so far won’t be sent.</Trans>}
        {...(toInvite > 0 && {
          other: { label: <Trans>Open without emails</Trans>, run: () => open(false) },
        })}
        confirm={
          toInvite > 0 ? (
            <Plural
              value={toInvite}
              one="Open and email # person a link"
              other="Open and email # people a link"
            />
          ) : (
            <Trans>Open the portal</Trans>
          )
        }
        onConfirm={() => open(toInvite > 0)}
      />
    </Notice>
  )
}
