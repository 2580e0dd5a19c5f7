import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { useClient } from 'urql'
import { silentFetch } from '#data/session-token.ts'
import { useUser } from '#shell/session/use-session.ts'
import { PushKey } from './notifications.gql.ts'
import type { PushDeps } from './push.ts'

/** Returns what subscribing needs of this session. */
export function usePushDeps(): PushDeps {
  const client = useClient()
  const { id: userId } = useUser()
  return useMemo(
    () => ({
      userId,
      // Behind the screen: a session that has ended says so at a person's own step.
      fetch: silentFetch,
      key: async () => {
        const { data, error } = await client
          .query(PushKey, {}, { requestPolicy: 'network-only' })
          .toPromise()
        if (!data) throw error ?? new Error('no key')
        return data.pushKey
      },
      confirmation: () => ({
        title: t`Successfully subscribed!`,
        body: t`You successfully subscribed to our Notification service!`,
      }),
    }),
    [client, userId],
  )
}
