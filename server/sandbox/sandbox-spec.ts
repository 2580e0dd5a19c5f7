import type { HostConfig } from '#domain/portal/host-config.ts'
import { demoTenants } from '../demo/seed.ts'
import type { TenantSpec } from '../demo/tenant-spec.ts'
import type { StoredConfig } from '../tenants.ts'

/** A tenant as far as its sandbox copies it. */
export interface Parent {
  id: string
  name: string
  country: string
  time_zone: string
  config: StoredConfig
}

/** Colour of a sandbox's bar and buttons, whatever its tenant's is. */
const sandboxAccent = '#b45309'

/**
 * Describes what fills a sandbox: the settings of its tenant, with the sales organisations, customers and articles of the
 * demo tenant that is most like it. Its title says that it is one, in place of the logo, on every screen.
 */
export function sandboxSpec(
  parent: Parent,
  { id, hosts }: { id: string; hosts: string[] },
): TenantSpec {
  const demo =
    demoTenants.find(({ country }) => country === parent.country) ??
    demoTenants.find(({ currency }) => currency === parent.config.currency?.display) ??
    demoTenants[0]!
  const title = `SANDBOX · ${parent.config.webTitle ?? parent.name}`
  return {
    ...demo,
    id,
    name: `${parent.name} (sandbox)`,
    country: parent.country,
    timeZone: parent.time_zone,
    hosts,
    config: {
      ...(parent.config as Partial<HostConfig>),
      sorg: demo.config.sorg!,
      currency: demo.config.currency!,
      timeZone: parent.time_zone,
      webTitle: title,
      webLogo: '',
      imageNavbar: '',
      imageLogin: '',
      accent: sandboxAccent,
    },
  }
}
