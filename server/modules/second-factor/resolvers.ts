import { maxPasskeys, PasskeyName, readCode } from '#domain/account/second-factor.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { check } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { passwordRefusal } from '../account/change-password.ts'
import { makeOneTimeSecret, spendAppCode } from './check-code.ts'
import { noteFactors, ownerName, readFactors, renewRecoveryCodes } from './factor-store.ts'
import { mailFactorChange } from './mail-factor-change.ts'
import { registrationOptions, storePasskey } from './passkeys.ts'
import { qrPath } from './qr-path.ts'

const ownerOf = ({ tenant, user }: RequestContext) => ({ tenantId: tenant.id, userId: user.id })

/** Time after a log-in through an identity provider, in SQL, in which its person may change second factors. */
const freshFor = `interval '10 minutes'`

const hasPassword = async ({ tx, user }: RequestContext) => {
  const [row] = await tx.query<{ has: boolean }>(
    'SELECT password_hash IS NOT NULL AS has FROM app_user WHERE id = $1',
    [user.id],
  )
  return row?.has === true
}

/** A person whom a provider has made knows no password: they must have come from there just now. */
async function freshRefusal({ tx, sessionId, clock }: RequestContext) {
  const fresh = await tx.query(
    `SELECT 1 FROM session WHERE id = $1 AND identity_provider IS NOT NULL AND created_at > $2::timestamptz - ${freshFor}`,
    [sessionId, clock()],
  )
  return fresh.length > 0 ? null : 'log_in_again'
}

/** Changes of second factors need the password again: a device left open must not be enough. */
const withPassword = async <Answer extends object>(
  request: RequestContext,
  password: string,
  work: () => Promise<Answer>,
) => {
  const refusal = (await hasPassword(request))
    ? await passwordRefusal(request, password)
    : await freshRefusal(request)
  return refusal ? refused(refusal, 'password') : work()
}

/** Answers that a factor was added; the first one comes with recovery codes. */
async function added(request: RequestContext, description: string) {
  const { tx, tokens, user, clock } = request
  const { had } = await noteFactors(tx, user.id, clock())
  const recoveryCodes = had ? null : await renewRecoveryCodes(tx, tokens, ownerOf(request))
  return done(description, { recoveryCodes })
}

export const Query: QueryResolvers<RequestContext> = {
  async secondFactor(_, __, request) {
    const { tx, user } = request
    const { codesSince, recoveryCodesLeft, passkeys } = await readFactors(tx, user.id)
    return {
      required: user.secondFactorRequired,
      asksPassword: await hasPassword(request),
      codesSince: codesSince as never,
      recoveryCodesLeft,
      passkeys: passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => ({
        id,
        name,
        host,
        createdAt: createdAt as never,
        lastUsedAt: lastUsedAt as never,
      })),
    }
  },
}

export const Mutation: MutationResolvers<RequestContext> = {
  startOneTimeCodes: (_, { password }, request) =>
    withPassword(request, password, async () => {
      const { tx, tenant, tokens, user } = request
      const { codesSince } = await readFactors(tx, user.id)
      if (codesSince) return refused('codes_on')
      const { secret, uri } = makeOneTimeSecret(tenant.config.webTitle, user.username)
      await tx.query(
        `INSERT INTO one_time_secret (tenant_id, user_id, secret) VALUES ($1, $2, $3)
         ON CONFLICT (tenant_id, user_id) DO UPDATE SET secret = EXCLUDED.secret`,
        [tenant.id, user.id, tokens.factors.seal(ownerName(ownerOf(request)), secret)],
      )
      return done('Secret made', { secret, qr: qrPath(uri) })
    }),

  async confirmOneTimeCodes(_, { code }, request) {
    const { tx, tokens, user, clock } = request
    const typed = readCode(code)
    if (typed?.kind !== 'app') return refused(code.trim() ? 'code_shape' : 'required', 'code')
    if (!(await spendAppCode(tx, tokens, ownerOf(request), typed.code, clock(), false)))
      return refused('code_incorrect', 'code')
    await audit(request, { action: 'second-factor.codes-added', target: user.username })
    await mailFactorChange(request, user.id, { kind: 'app_added' })
    return added(request, 'Authenticator app added')
  },

  removeOneTimeCodes: (_, { password }, request) =>
    withPassword(request, password, async () => {
      const { tx, user, clock } = request
      const removed = await tx.query('DELETE FROM one_time_secret WHERE user_id = $1 RETURNING 1', [
        user.id,
      ])
      if (removed.length === 0) return refused('no_second_factor')
      await noteFactors(tx, user.id, clock())
      await audit(request, { action: 'second-factor.codes-removed', target: user.username })
      await mailFactorChange(request, user.id, { kind: 'app_removed' })
      return done('Authenticator app removed')
    }),

  startPasskey: (_, { password }, request) =>
    withPassword(request, password, async () => {
      const { tx, tenant, user, host, clock } = request
      const { passkeys } = await readFactors(tx, user.id)
      if (passkeys.length >= maxPasskeys) return refused('too_many')
      const asked = {
        owner: ownerOf(request),
        host,
        portal: tenant.config.webTitle,
        user,
        now: clock(),
      }
      return done('Passkey asked for', { options: await registrationOptions(tx, asked, passkeys) })
    }),

  async addPasskey(_, { name, response }, request) {
    const checked = check(PasskeyName, { name })
    if (!checked.ok) return refusedAll(checked.errors)
    const { tx, host, user, clock } = request
    const asked = { owner: ownerOf(request), host, now: clock() }
    if (!(await storePasskey(tx, asked, response, checked.value.name)))
      return refused('passkey_invalid')
    const after = { name: checked.value.name, host }
    await audit(request, { action: 'second-factor.passkey-added', target: user.username, after })
    await mailFactorChange(request, user.id, { kind: 'passkey_added', name: after.name })
    return added(request, 'Passkey added')
  },

  removePasskey: (_, { id, password }, request) =>
    withPassword(request, password, async () => {
      const { tx, user, clock } = request
      const [before] = await tx.query<{ name: string; host: string }>(
        'DELETE FROM passkey WHERE id::text = $1 AND user_id = $2 RETURNING name, host',
        [id, user.id],
      )
      if (!before) return refused('unknown_passkey', 'id')
      await noteFactors(tx, user.id, clock())
      const entry = { target: user.username, before }
      await audit(request, { action: 'second-factor.passkey-removed', ...entry })
      await mailFactorChange(request, user.id, { kind: 'passkey_removed', name: before.name })
      return done('Passkey removed')
    }),

  renewRecoveryCodes: (_, { password }, request) =>
    withPassword(request, password, async () => {
      const { tx, tokens, user } = request
      const { codesSince, passkeys } = await readFactors(tx, user.id)
      if (!codesSince && passkeys.length === 0) return refused('no_second_factor')
      const recoveryCodes = await renewRecoveryCodes(tx, tokens, ownerOf(request))
      await audit(request, { action: 'second-factor.recovery-renewed', target: user.username })
      await mailFactorChange(request, user.id, { kind: 'codes_renewed' })
      return done('Recovery codes made', { recoveryCodes })
    }),
}
