import { Plural, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { database } from '#offline/database.ts'
import { forgetLoss, type Loss, readLoss } from '#offline/loss/loss-witness.ts'
import { ChangeText } from '#parts/sync/change-text.tsx'
import { useUser } from '#shell/session/use-session.ts'
import { syncStatusAtom } from '#shell/sync/sync-state.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

/** Changes that went with this device's storage before they were sent. */
export function LossNotice() {
  const { id } = useUser()
  const { lost } = useAtomValue(syncStatusAtom)
  const [loss, setLoss] = useState<Loss | null>(null)
  useEffect(() => {
    void readLoss(database, id).then(setLoss)
  }, [id, lost])
  if (lost === 0 || !loss) return null
  const unnamed = loss.count - loss.changes.length
  return (
    <Notice
      tone="danger"
      live="alert"
      title={
        <Plural
          value={loss.count}
          one="This device lost # change that had not been sent"
          other="This device lost # changes that had not been sent"
        />
      }
      action={
        <Button onClick={() => void forgetLoss(database, id)}>
          <Trans>Dismiss</Trans>
        </Button>
      }
    >
      <Trans>The browser’s storage was cleared. Please make these changes again.</Trans>
      <ul>
        {loss.changes.map(({ name, kind, args }, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <li key={n}>
            {'article' in args && <>{name ?? args.article}: </>}
            <ChangeText kind={kind} args={args} />
          </li>
        ))}
        {unnamed > 0 && loss.changes.length > 0 && (
          <li>
            <Plural value={unnamed} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </Notice>
  )
}
