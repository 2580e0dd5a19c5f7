import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { createStore } from 'jotai'
import type { Failure } from '#data/failure.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { addToastAtom, removeToastAtom, toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { refreshUser } from '#shell/session/session.ts'
import { failureKey, failureMessage } from '#shell/failure/failure-message.ts'

/**
 * Says what failed where no screen does, with a way to refresh the page; the same is not said twice at once. A question
 * that cannot be refreshed without a network says nothing: the bar says "Offline", and figures say how old they are.
 */
export function showFailure(
  store: ReturnType<typeof createStore>,
  refresh = () => location.reload(),
) {
  let shown: { id: number; key: string; kind: 'query' | 'mutation' } | undefined
  const isUp = () => store.get(toastsAtom).some(({ id }) => id === shown?.id)
  store.sub(onlineAtom, () => {
    // A question may fail a moment before the network is known to be gone; from then on the bar says it.
    const over = store.get(onlineAtom)
      ? shown?.key === 'connection_error'
      : shown?.key === 'connection_failed_please_refresh' && shown.kind === 'query'
    if (over) store.set(removeToastAtom, shown!.id)
  })
  return (failure: Failure, kind: 'query' | 'mutation') => {
    const online = store.get(onlineAtom)
    const key = failureKey(failure, online)
    if (!key || (kind === 'query' && !online) || (isUp() && shown?.key === key)) return
    if (isUp()) store.set(removeToastAtom, shown!.id)
    const id = store.set(addToastAtom, {
      tone: 'danger',
      sticky: true,
      text: i18n._(failureMessage(key)),
      action: {
        label: i18n._(msg`Refresh the page`),
        // The next page starts from what the device remembers of the person.
        run: () =>
          key === 'second_factor_required'
            ? void refreshUser()
                .catch(() => undefined)
                .then(refresh)
            : refresh(),
      },
    })
    shown = { id, key, kind }
  }
}
