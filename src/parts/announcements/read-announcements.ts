import { portalFetch } from '#offline/portal-fetch.ts'

/** Announcement as the public address of a host returns it. `content` is HTML. */
export interface Announcement {
  id: number | string
  type: string
  title: string
  /** Target of the title. */
  url?: string | null
  content: string
}

/** Something is wrong with the answer; its message is what people read. */
export class AnnouncementsError extends Error {
  readonly kind: 'invalid' | 'server'
  constructor(kind: 'invalid' | 'server') {
    super(kind === 'invalid' ? 'Invalid Data!' : 'Server Error!')
    this.kind = kind
  }
}

/**
 * The home page's announcements of an answer.
 * @throws AnnouncementsError 'Server Error!' for one that carries errors or an error's status, 'Invalid Data!' for one that is no list
 */
export function homeAnnouncements(answer: unknown, ok = true): Announcement[] {
  if (!ok || (answer !== null && typeof answer === 'object' && 'errors' in answer))
    throw new AnnouncementsError('server')
  if (!Array.isArray(answer)) throw new AnnouncementsError('invalid')
  return (answer as Announcement[]).filter(
    ({ type, content }) => type === 'home_page' && typeof content === 'string',
  )
}

// Public by nature, as the config is.
const credentials = 'Basic cGFubmllcjpwdWJsaWM='

/**
 * Fetches the announcements of this host; null offline.
 * @throws AnnouncementsError
 */
export async function fetchAnnouncements(
  host: string,
  fetch = portalFetch,
): Promise<Announcement[] | null> {
  const answer = await fetch(`/active-announcements/${encodeURIComponent(host)}`, {
    headers: { authorization: credentials },
  }).catch(() => null)
  if (!answer) return null
  return homeAnnouncements(await answer.json().catch(() => null), answer.ok)
}
