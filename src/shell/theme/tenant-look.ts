import type { HostConfig } from '#domain/portal/host-config.ts'
import { accentVariables } from '#ui/theme/accent.ts'

/** Puts the tenant's accent on the page, in shades that read in both themes. */
export function applyTenantLook(config: HostConfig): void {
  for (const [name, value] of Object.entries(accentVariables(config.accent)))
    document.documentElement.style.setProperty(name, value)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', config.accent)
}
