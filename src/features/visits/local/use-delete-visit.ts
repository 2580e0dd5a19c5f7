import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'

/** Returns what deletes a visit, also offline; the toast brings it back. */
export function useDeleteVisit() {
  const { t } = useLingui()
  const offline = useAtomValue(offlineAtom)
  const toast = useToast()
  const change = async (
    kind: 'DELETE_VISIT' | 'RESTORE_VISIT',
    visit: string,
    customer: string,
  ) => {
    try {
      await offline?.dispatch(customer, [{ intent: { kind, args: { visit } } }])
      return true
    } catch {
      toast({ tone: 'danger', text: t`This device couldn’t save the change.` })
      return false
    }
  }
  return async (visit: string, customer: string): Promise<boolean> => {
    const isDone = await change('DELETE_VISIT', visit, customer)
    if (isDone)
      toast({
        text: t`The visit is deleted`,
        action: { label: t`Undo`, run: () => void change('RESTORE_VISIT', visit, customer) },
      })
    return isDone
  }
}
