import type { HostConfig } from '#domain/portal/host-config.ts'

/**
 * Returns the address of the preview pages; null where they are not offered.
 * @param host of the portal, without a port
 */
export function previewUrl(
  { allowPreviewPage, previewUrl: url, hidePreviewHosts }: HostConfig,
  host: string,
): string | null {
  return allowPreviewPage && url && !hidePreviewHosts.includes(host) ? url : null
}
