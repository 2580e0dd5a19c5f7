import { useAtomValue } from 'jotai'
import { hasScope, type Permission } from '#domain/account/permissions.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { AuthUser } from '#domain/account/session.ts'
import { configAtom, userAtom } from './session-atoms.ts'

/** The signed-in user. Only below the frame, where there is one. */
export function useUser(): AuthUser {
  const user = useAtomValue(userAtom)
  if (!user) throw new Error('useUser: nobody is signed in here')
  return user
}

/** The tenant's settings. */
export function useConfig(): HostConfig {
  const config = useAtomValue(configAtom)
  if (!config) throw new Error('useConfig: the app has started without a config')
  return config
}

/** True when the signed-in user holds one of these scopes. */
export function useScope(...wanted: Permission[]): boolean {
  const user = useAtomValue(userAtom)
  return user !== null && hasScope(user.permissions, wanted)
}
