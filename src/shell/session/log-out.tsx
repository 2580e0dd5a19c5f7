import { Plural, Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtom, useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { offlineAtom } from '../sync/sync-state.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { logOutAskedAtom } from './log-out-atom.ts'
import { logOut } from './session.ts'

/** Ends the session, and asks first what becomes of changes that could not be sent. */
export function LogOut() {
  const [asked, setAsked] = useAtom(logOutAskedAtom)
  const offline = useAtomValue(offlineAtom)
  const [unsent, setUnsent] = useState(0)
  const leave = useLeave()

  useEffect(() => {
    if (!asked) return
    void (offline?.beforeSignOut() ?? Promise.resolve(0)).then((left) =>
      left === 0 ? leave('keep') : setUnsent(left),
    )
  }, [asked, offline, leave])

  const stay = () => {
    setUnsent(0)
    setAsked(false)
  }
  return (
    <ConfirmDialog
      open={unsent > 0}
      onClose={stay}
      keep={null}
      title={
        <Plural
          value={unsent}
          one="# change has not been sent"
          other="# changes have not been sent"
        />
      }
      text={
        <Trans>
          There is no connection. Kept changes are sent when you log in on this device again.
        </Trans>
      }
      other={{ label: <Trans>Discard and log out</Trans>, run: () => leave('discard') }}
      danger={false}
      confirm={<Trans>Keep for me and log out</Trans>}
      onConfirm={() => leave('keep')}
    />
  )
}

function useLeave() {
  const router = useRouter()
  const store = useStore()
  return useCallback(
    async (unsent: 'keep' | 'discard') => {
      await store
        .get(offlineAtom)
        ?.signOut(unsent)
        .catch(() => undefined)
      store.set(logOutAskedAtom, false)
      await logOut(store)
      await router.navigate({ to: '/login', replace: true })
    },
    [router, store],
  )
}
