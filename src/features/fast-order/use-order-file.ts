import { useLingui } from '@lingui/react/macro'
import { useToast } from '#shell/toasts/use-toast.ts'
import { RefusedFile } from '#domain/order-file/order-file.ts'
import type { Pasted } from '#domain/paste/paste-lines.ts'
import { readOrderFile } from '#parts/order-lines/order-file.ts'
import { refusalWords } from '#parts/order-lines/problem-words.ts'
import { useOrderHead } from '#parts/order-lines/use-order-head.ts'

/** Returns how to read a file into the grid; what its order says beside the lines goes to the checkout. */
export function useOrderFile(takePaste: (pasted: Pasted) => Promise<void>) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const takeHead = useOrderHead()

  return async (chosen: File) => {
    try {
      const { head, ...read } = await readOrderFile(chosen)
      if (read.lines.length + read.problems.length === 0)
        return toast({ tone: 'warning', text: t`${chosen.name} has no lines` })
      await takePaste(read)
      if (head) takeHead(chosen.name, head)
    } catch (error) {
      toast({
        tone: 'danger',
        text:
          error instanceof RefusedFile
            ? i18n._(refusalWords[error.code])
            : t`We couldn’t read ${chosen.name}. Use a CSV, XLSX, UBL or EDIFACT file.`,
      })
    }
  }
}
