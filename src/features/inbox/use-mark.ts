import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TypedDocumentNode } from '@urql/core'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'

/** Notes entries of an inbox as answered or open again, with a way back. */
export function useMark<Data>(
  mutation: TypedDocumentNode<Data, { ids: string[]; answered: boolean }>,
) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(mutation)
  const [busy, setBusy] = useState(false)
  const mark = async (ids: string[], answered: boolean, isUndo = false) => {
    setBusy(true)
    const { failure } = await save({ ids, answered })
    setBusy(false)
    if (failure)
      return toast({
        tone: 'danger',
        text: t`Couldn’t save this. Check the connection and try again.`,
      })
    toast({
      tone: 'success',
      text: answered
        ? plural(ids.length, {
            one: '# entry marked as answered',
            other: '# entries marked as answered',
          })
        : plural(ids.length, {
            one: '# entry is open again',
            other: '# entries are open again',
          }),
      ...(isUndo ? {} : { action: { label: t`Undo`, run: () => void mark(ids, !answered, true) } }),
    })
  }
  return { busy, mark }
}
