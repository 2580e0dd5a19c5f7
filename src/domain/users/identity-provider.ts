import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { readWords } from './user-fields.ts'

const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'too_long'))
const orNull = v.transform<string, string | null>((text) => text || null)

/** Domain of email addresses, such as example.com. */
const domain = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(200, 'too_long'),
  v.regex(/^[^\s@.]+(\.[^\s@.]+)+$/, 'valid_domain'),
)

/** A value of the claim, and the group role that it gives a new user. */
const ClaimRole = v.object({
  value: v.pipe(line(200), rules.required),
  groupRole: v.pipe(line(20), rules.required),
})

/** Providers' own guides name the address of their description, which is below the issuer. */
const issuerOf = (address: string) => address.replace(/\/\.well-known\/openid-configuration$/, '')

/** Fields of an identity provider as an administrator gives them. An empty secret keeps the stored one. */
export const IdentityProviderFields = v.pipe(
  v.object({
    name: v.pipe(line(40), rules.required),
    issuer: v.pipe(line(300), rules.required, v.transform(issuerOf)),
    clientId: v.pipe(line(300), rules.required),
    clientSecret: line(1_000),
    scopes: v.pipe(
      line(300),
      v.check((scopes) => readWords(scopes).includes('openid'), 'openid_missing'),
      v.transform((scopes) => readWords(scopes).join(' ')),
    ),
    active: v.boolean(),
    asksSecondFactor: v.boolean(),
    matchEmail: v.boolean(),
    makeUsers: v.boolean(),
    emailDomains: v.pipe(v.array(domain), v.maxLength(50, 'too_many')),
    role: v.pipe(line(60), orNull),
    groupRole: v.pipe(line(20), orNull),
    claim: v.pipe(line(200), orNull),
    claimRoles: v.pipe(v.array(ClaimRole), v.maxLength(50, 'too_many')),
  }),
  v.forward(
    v.partialCheck(
      [['makeUsers'], ['role']],
      ({ makeUsers, role }) => !makeUsers || role !== null,
      'required',
    ),
    ['role'],
  ),
  v.forward(
    v.partialCheck(
      [['claim'], ['claimRoles']],
      ({ claim, claimRoles }) => claimRoles.length === 0 || claim !== null,
      'required',
    ),
    ['claim'],
  ),
)
export type IdentityProviderFields = v.InferOutput<typeof IdentityProviderFields>

/** The form of an identity provider, where the domains are one text. */
export const IdentityProviderForm = v.pipe(
  v.looseObject({ emailDomains: v.string() }),
  v.transform((values) => ({ ...values, emailDomains: readWords(values.emailDomains) })),
  IdentityProviderFields,
)
