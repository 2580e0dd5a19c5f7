import { useSetAtom } from 'jotai'
import { addToastAtom } from './toasts-atom.ts'

/** Shows a short message: `toast({ text, tone, action: { label: t\`Undo\`, run } })`. */
export const useToast = () => useSetAtom(addToastAtom)
