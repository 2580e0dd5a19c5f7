import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { addIcons } from '#ui/display/icon-paths.ts'
import { laterIcons } from '#ui/display/later-icons.ts'
import { clientAtom } from '#shell/session/client-atom.ts'

addIcons(laterIcons)

/** Gives screens the GraphQL client; the login page goes without, so that it need not wait for its code. @throws Error before `clientReady` */
export function WithClient({ children }: { children: ReactNode }) {
  const session = useAtomValue(clientAtom)
  if (!session) throw new Error('WithClient: the guard did not wait for the client')
  return <Provider value={session.client}>{children}</Provider>
}
