import type { HostConfig } from '#domain/portal/host-config.ts'
import { portalFetch } from '#offline/portal-fetch.ts'

interface MappingEntry {
  domains: string[]
  manifest: string
  shortCutIcon: string
  appleTouchIcon: string
}

/** Sets a link of the page; one that names the same file stays, or the browser would read it again. */
function setLink(rel: string, href: string) {
  const link =
    document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ?? document.createElement('link')
  if (link.getAttribute('href') === href) return
  link.rel = rel
  link.href = href
  document.head.append(link)
}

/**
 * Links the manifest and icons that the mapping file names for this host, with the feature WEB_MANIFEST. A fetch that fails
 * changes nothing.
 * @returns false where it failed
 */
export async function linkManifest(
  { features }: Pick<HostConfig, 'features'>,
  host = location.hostname,
): Promise<boolean> {
  if (!features.WEB_MANIFEST) return true
  const answer = await portalFetch('/manifests/mappingManifest.json').catch(() => undefined)
  if (!answer?.ok) return false
  const entries = (await answer.json().catch(() => [])) as MappingEntry[]
  const own = entries.find(({ domains }) => domains.includes(host))
  if (!own) return true
  setLink('manifest', own.manifest)
  setLink('icon', own.shortCutIcon)
  setLink('apple-touch-icon', own.appleTouchIcon)
  return true
}
