import { isPortalAnswer } from '#domain/portal/answer-mark.ts'
import { withBasePath } from './base-path.ts'

/**
 * `fetch` that knows the portal's own answers. Anything else (a hotel's page, a gate's refusal, a redirect to a log-in) says
 * nothing about session, rights or maintenance: it is as good as no network.
 * @throws TypeError without an answer of the portal
 */
export const portalFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(typeof input === 'string' ? withBasePath(input) : input, init)
  if (!isPortalAnswer(answer)) throw new TypeError('Failed to fetch')
  return answer
}
