import { withBasePath } from '#offline/base-path.ts'
import { currentLocale } from '#shell/i18n/active-locale.ts'
import { inLocale } from '#shell/i18n/locale-address.ts'
import { refreshUser } from '#shell/session/session.ts'
import { broadcastToTabs } from '#shell/session/session-channel.ts'
import { authorisedFetch, sessionToken } from '#data/session-token.ts'
import { portalFetch } from '#offline/portal-fetch.ts'

/** Works on with the session of an answer, in every tab: what is on this page belongs to the one before. */
async function goOnWith(answer: Response, path: string): Promise<void> {
  sessionToken.set(((await answer.json()) as { requestToken: string }).requestToken)
  const { id, customerData } = await refreshUser()
  broadcastToTabs({
    kind: 'signed-in',
    userId: id,
    customerKey: customerData?.custCode.r3 ?? null,
  })
  location.assign(withBasePath(inLocale(path, currentLocale()!)))
}

/** Opens the portal as another person, for reading only. @returns the code of a refusal; undefined: the page is being left */
export async function startView(id: string): Promise<string | undefined> {
  try {
    const answer = await authorisedFetch(`/view-as/${encodeURIComponent(id)}`, { method: 'POST' })
    if (!answer.ok) return ((await answer.json()) as { code?: string }).code ?? 'UNKNOWN'
    await goOnWith(answer, '/')
    return undefined
  } catch {
    return 'NETWORK'
  }
}

/** Goes back to the administrator's own session. @returns as `startView` does */
export async function stopView(path: string): Promise<string | undefined> {
  try {
    const answer = await portalFetch('/view-as-end', { method: 'POST' })
    if (!answer.ok) return 'UNAUTHENTICATED'
    await goOnWith(answer, path)
    return undefined
  } catch {
    return 'NETWORK'
  }
}
