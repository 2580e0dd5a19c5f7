import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { readKeptFile } from '#offline/kept-files.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { saveFrom } from './download-sizes.ts'

/** Milliseconds after which a browser has taken a copy that it was told to save. */
const taken = 60_000

/** Returns how to download what is at an address; without a network, its kept copy. */
export function useDownload(): (url: string, name: string) => void {
  const { t } = useLingui()
  const { id } = useUser()
  const online = useAtomValue(onlineAtom)
  const toast = useToast()
  const saveKept = async (url: string, name: string) => {
    const file = await readKeptFile(id, url).catch(() => undefined)
    if (!file)
      return toast({
        tone: 'warning',
        text: t`You’re offline, and this file isn’t saved on this device.`,
      })
    const made = URL.createObjectURL(file)
    saveFrom(made, name)
    setTimeout(() => URL.revokeObjectURL(made), taken)
  }
  return (url, name) => (online ? saveFrom(url, name) : void saveKept(url, name))
}
