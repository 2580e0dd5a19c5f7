import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { readKeptFile } from '#offline/kept-files.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'

/** Returns an address to show a file from: the server's, or without a network that of its kept copy; undefined: there is none. */
export function useKeptUrl(url: string | null | undefined): string | undefined {
  const { id } = useUser()
  const online = useAtomValue(onlineAtom)
  const [kept, setKept] = useState<string>()
  useEffect(() => {
    if (online || !url) return
    let made: string | undefined
    let over = false
    void readKeptFile(id, url).then(
      (file) => {
        if (!file || over) return
        made = URL.createObjectURL(file)
        setKept(made)
      },
      () => undefined,
    )
    return () => {
      over = true
      setKept(undefined)
      if (made) URL.revokeObjectURL(made)
    }
  }, [online, id, url])
  return online ? (url ?? undefined) : kept
}
