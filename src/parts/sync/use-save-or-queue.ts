import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Intent } from '#domain/sync/intent.ts'
import type { Failure } from '#data/failure.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'

/**
 * Returns what saves a form at once, and keeps it in the outbox where there is no connection. Only this knows which of both it
 * was, so it says so itself; `saved` is said when the server has it. The same change may arrive both ways: its server must
 * count it once.
 * @param replaces id of a refused change that this one is instead of
 * @throws NotSavedError when the device stores nothing
 */
export function useSaveOrQueue() {
  const { t } = useLingui()
  const toast = useToast()
  const online = useAtomValue(onlineAtom)
  const offline = useAtomValue(offlineAtom)
  return async (
    customer: string,
    intent: Intent,
    saved: string,
    save: () => Promise<{ failure?: Failure | undefined }>,
    replaces?: string,
  ): Promise<Failure | undefined> => {
    const replace = () => replaces && offline?.needsYou.dismiss(replaces)
    if (online) {
      const { failure } = await save()
      if (!failure) {
        await replace()
        toast({ tone: 'success', text: saved })
      }
      if (failure?.kind !== 'network') return failure
    }
    await offline!.dispatch(customer, [{ intent }])
    await replace()
    toast({ text: t`Saved on this device. It’s sent as soon as there’s a connection.` })
    return undefined
  }
}
