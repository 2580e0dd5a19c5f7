import type { RequestContext } from '../../context.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import type { Tenant } from '../../tenants.ts'
import { serverSettings } from './server-settings.ts'

const listed = (values: object, { configured }: Tenant) =>
  Object.entries(values).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
    isSet: configured.has(name),
  }))

export const Query: QueryResolvers<RequestContext> = {
  hostSettings(_, __, { tenant, settings, database }) {
    const { features, ...config } = tenant.config
    return {
      tenant: tenant.name,
      hosts: tenant.hosts,
      config: listed(config, tenant),
      features: listed(features, tenant),
      server: serverSettings(settings, database.kind),
    }
  },
}
