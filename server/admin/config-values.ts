import type { HostConfig } from '#domain/portal/host-config.ts'
import { settingKinds, type SettingName } from '#domain/settings/setting-kinds.ts'
import type { Database } from '../db/database.ts'
import { neutralConfig, type StoredConfig } from '../tenants.ts'

/** Fields that come from elsewhere: columns of the tenant, flags, providers. */
const ownOptions = ['timeZone', 'countryId', 'features', 'identityProviders', 'sandbox']

function parsed(name: string, text: string, standard: unknown): unknown {
  // A field that may be empty is a text.
  if (typeof standard === 'string' || standard === null) return text
  const value = JSON.parse(text) as unknown
  if (typeof value !== typeof standard || Array.isArray(value) !== Array.isArray(standard))
    throw new Error(`${name} is no ${Array.isArray(standard) ? 'list' : typeof standard}: ${text}`)
  return value
}

/**
 * Reads `name=value` as the terminal gives it: a field of the config or a feature flag; texts as they are, all else as JSON.
 * @returns name, value, and whether it is a flag; a value of undefined (`name=`) goes back to the default
 * @throws Error for a name that is none, and for a value that does not fit
 */
export function configValue(pair: string): { name: string; value: unknown; flag: boolean } {
  const [, name = '', text = ''] = /^(\w+)=(.*)$/s.exec(pair) ?? []
  const flag = name in neutralConfig.features
  if (!flag && (!(name in neutralConfig) || ownOptions.includes(name)))
    throw new Error(
      `There is no setting ${name || pair}; administrators see all of them under Administration, Settings.`,
    )
  if (text === '') return { name, value: undefined, flag }
  const kind = settingKinds[name as SettingName]
  if (kind.kind === 'choice' && !kind.options.includes(text))
    throw new Error(`${name} is one of ${kind.options.join(', ')}`)
  const standard = flag ? true : neutralConfig[name as keyof HostConfig]
  try {
    return { name, value: parsed(name, text, standard), flag }
  } catch (error) {
    throw error instanceof SyntaxError ? new Error(`${name} is no JSON: ${text}`) : error
  }
}

/** Changes settings of a tenant and leaves its others alone. @returns whether there is such a tenant @throws Error as `configValue` */
export async function setConfig(
  database: Database,
  id: string,
  pairs: readonly string[],
): Promise<boolean> {
  const values = pairs.map(configValue)
  return database.bare(async (tx) => {
    const [row] = await tx.query<{ config: StoredConfig }>(
      'SELECT config FROM tenant WHERE id = $1 FOR UPDATE',
      [id],
    )
    if (!row) return false
    const part = (flags: boolean) =>
      Object.fromEntries(
        values.filter(({ flag }) => flag === flags).map(({ name, value }) => [name, value]),
      )
    const config = {
      ...row.config,
      ...part(false),
      features: { ...row.config.features, ...part(true) },
    }
    await tx.query('UPDATE tenant SET config = $2::jsonb WHERE id = $1', [
      id,
      JSON.stringify(config),
    ])
    return true
  })
}
