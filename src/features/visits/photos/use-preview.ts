import { useEffect, useState } from 'react'
import type { OfflineDraft } from '#parts/drafts/use-offline-draft.ts'

/**
 * Returns the address of a file's content on this device. @param file id; undefined: none
 * @returns null: it isn't here; undefined: not read yet
 */
export function useFileAddress(
  preview: OfflineDraft['preview'],
  file: string | undefined,
): string | null | undefined {
  const [address, setAddress] = useState<{ file: string; url: string | null }>()
  useEffect(() => {
    if (!file) return
    let url: string | undefined
    let gone = false
    void preview(file).then(
      (content) => {
        if (gone) return
        url = content && URL.createObjectURL(content)
        setAddress({ file, url: url ?? null })
      },
      () => !gone && setAddress({ file, url: null }),
    )
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [preview, file])
  return address && address.file === file ? address.url : undefined
}
