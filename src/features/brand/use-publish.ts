import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { RemoveBrandPicture, SaveBrandPicture } from './brand.gql.ts'
import type { Part } from './brand-parts.ts'

/** Ids of the former picture and of its replacement; null: none. */
interface Change {
  from: string | null
  to: string | null
}

/** Publishes or removes a picture of the brand, and offers the way back. */
export function usePublish(part: Part['part'], refresh: () => void) {
  const { t } = useLingui()
  const toast = useToast()
  const [save, remove] = [useSave(SaveBrandPicture), useSave(RemoveBrandPicture)]
  const [busy, setBusy] = useState(false)
  const put = async (fileId: string | null) => {
    setBusy(true)
    const { failure } = fileId === null ? await remove({ part }) : await save({ part, fileId })
    setBusy(false)
    refresh()
    return failure === undefined
  }
  const undo = async ({ from }: Change) => {
    if (!(await put(from)))
      toast({ tone: 'danger', text: t`Couldn’t undo this. The former picture may be gone.` })
  }
  /** @returns whether it was saved */
  const publish = async (change: Change) => {
    const saved = await put(change.to)
    if (!saved)
      toast({
        tone: 'danger',
        text:
          change.to === null
            ? t`Couldn’t remove the picture. Try again.`
            : t`Couldn’t publish the picture. Try again.`,
      })
    else
      toast({
        tone: 'success',
        text: change.to === null ? t`Picture removed` : t`Picture published`,
        action: { label: t`Undo`, run: () => void undo(change) },
      })
    return saved
  }
  return { busy, publish }
}
