import { isSettingName, settingKinds } from '#domain/settings/setting-kinds.ts'
import { settingRule } from '#domain/settings/setting-rules.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { changedMeanwhile } from '../../changed-meanwhile.ts'
import type { RequestContext } from '../../context.ts'
import { check, failure, userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { passwordsOffRefusal } from '../identity-provider/password-use.ts'
import { lockSettings, readSettings, storeSetting } from './setting-store.ts'
import { serverSettings } from './server-settings.ts'

/** Changes of one setting that its history shows. */
const maxChanges = 20

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const find = ({ config, features }: Awaited<ReturnType<typeof readSettings>>, name: string) =>
  [...config, ...features].find((setting) => setting.name === name)

export const Query: QueryResolvers<RequestContext> = {
  async hostSettings(_, __, { tx, tenant, settings, database }) {
    const { config, features } = await readSettings(tx, tenant.id)
    return {
      tenant: tenant.name,
      hosts: tenant.hosts,
      sorgs: tenant.sorgs.map(({ sorg }) => sorg),
      config,
      features,
      server: serverSettings(settings, database.kind).map((setting) => ({
        ...setting,
        default: null,
        lock: 'SERVER' as const,
      })),
    }
  },
  settingChanges: (_, { name }, { tx }) =>
    tx.query(
      `SELECT l.id::text, l.at, coalesce(u.name, l.machine) AS by, l.before ->> 'value' AS before, l.after ->> 'value' AS after
       FROM audit_log l LEFT JOIN app_user u ON u.id = l.actor WHERE l.action = 'setting.changed' AND l.target = $1 ORDER BY l.id DESC LIMIT $2`,
      [name, maxChanges],
    ),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async saveSetting(_, { name, value, seen }, request) {
    const { tx, tenant } = request
    await lockSettings(tx, tenant.id)
    const now = await readSettings(tx, tenant.id)
    const before = find(now, name)
    if (!before || !isSettingName(name)) throw failure('NOT_FOUND')
    if (before.lock) return refused('setting_locked', 'value', { setting: before })
    const stale = await changedMeanwhile(request, {
      kind: 'setting',
      target: name,
      seen,
      now: before.value,
    })
    if (stale) return refusedAll([stale], { setting: before })
    const kind = settingKinds[name]
    const checked = value == null ? undefined : check(settingRule(kind), parsed(value))
    if (checked && !checked.ok) {
      const errors = checked.errors.map(({ code }) => userError(code, 'value'))
      return { ...refused(errors[0]!.code, 'value', { setting: before }), userErrors: errors }
    }
    if (kind.kind === 'sorg' && checked && !tenant.sorgs.some(({ sorg }) => sorg === checked.value))
      return refused('unknown_sorg', 'value', { setting: before })
    const off = name === 'passwordLogin' && checked?.value === false
    const refusal = off ? await passwordsOffRefusal(tx) : null
    if (refusal) return refused(refusal, 'value', { setting: before })
    // What is chosen as it is by default needs no row of its own.
    const chosen =
      checked && JSON.stringify(checked.value) !== before.default ? checked.value : undefined
    await storeSetting(tx, name, chosen)
    const after = find(await readSettings(tx, tenant.id), name)!
    await audit(request, {
      action: 'setting.changed',
      target: name,
      before: { value: before.isSet ? before.value : null },
      after: { value: after.isSet ? after.value : null },
    })
    return done('The setting is saved', { setting: after })
  },
}
