import type { Settings } from '../settings.ts'

/**
 * The address of a host's portal, for links that leave the house. It is made from the settings and a host that the database
 * knows, never from what a request says of itself: such a link must not lead elsewhere.
 */
export function originFor(
  { publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>,
  host: string,
): string {
  const url = new URL(publicUrl ?? `http://localhost:${port}`)
  url.hostname = host
  return url.origin
}
