import { isSettingName, settingKinds } from '#domain/settings/setting-kinds.ts'
import type { Tx } from '../../db/database.ts'
import type { SettingLock } from '../../resolver-types.gen.ts'
import { neutralConfig, type StoredConfig, tenantConfig } from '../../tenants.ts'
import { brandConfig, readBrand } from '../files/brand.ts'

export interface Setting {
  name: string
  value: string
  default: string | null
  isSet: boolean
  lock: SettingLock | null
}

const isFeature = (name: string): boolean => Object.hasOwn(neutralConfig.features, name)

interface Row {
  country: string
  time_zone: string
  config: StoredConfig
}

const json = (value: unknown) => JSON.stringify(value ?? null)

/** Reads a tenant's settings from the database, past what the process remembers. */
export async function readSettings(tx: Tx, tenantId: string) {
  const [row] = await tx.query<Row>('SELECT country, time_zone, config FROM tenant WHERE id = $1', [
    tenantId,
  ])
  const brand = await readBrand(tx)
  const { config, configured } = tenantConfig(row!, brand)
  const ofBrand = new Set(Object.keys(brandConfig(brand)))
  const { features, identityProviders: _, sandbox: __, ...fields } = config
  const standards: Record<string, unknown> = { ...neutralConfig, ...neutralConfig.features }
  const lockOf = (name: string): SettingLock | null => {
    if (ofBrand.has(name)) return 'BRAND'
    return isSettingName(name) && settingKinds[name].kind !== 'fixed' ? null : 'TENANT'
  }
  const listed = (values: object): Setting[] =>
    Object.entries(values).map(([name, value]) => ({
      name,
      value: json(value),
      default: json(standards[name]),
      isSet: configured.has(name),
      lock: lockOf(name),
    }))
  return { config: listed(fields), features: listed(features) }
}

/** Holds other changes of the tenant's settings back until this transaction ends. */
export const lockSettings = (tx: Tx, tenantId: string): Promise<unknown> =>
  tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`settings:${tenantId}`])

/** Stores one field of the transaction's tenant; undefined goes back to the default. */
export const storeSetting = (tx: Tx, name: string, value: unknown): Promise<unknown> =>
  tx.query('SELECT set_tenant_config($1, $2::jsonb, $3)', [
    name,
    value === undefined ? null : JSON.stringify(value),
    isFeature(name),
  ])
