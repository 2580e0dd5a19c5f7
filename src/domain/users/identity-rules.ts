/** The person whom a provider names after a log-in. `subject` names the person there for good; the other claims may change. */
export interface Identity {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
  claims: Readonly<Record<string, unknown>>
}

/** Rules that an administrator has set for the people of a provider. */
export interface IdentityRules {
  matchEmail: boolean
  makeUsers: boolean
  /** Domains that an email address must have; with none listed, users may have any address or no address. */
  emailDomains: readonly string[]
  groupRole: string | null
  claim: string | null
  claimRoles: readonly { value: string; groupRole: string }[]
}

/** Users of the portal that may be the person. */
export interface IdentityFacts {
  /** The user with this issuer and subject. */
  linked: { id: number; active: boolean } | null
  /** Users with the same email address. `linkedHere`: to another subject of the same issuer. */
  sameEmail: readonly { id: number; active: boolean; linkedHere: boolean }[]
  /** A user has the name that a new one would get. */
  nameTaken: boolean
}

export type IdentityRefusal =
  | 'inactive'
  | 'no_account'
  | 'email_not_verified'
  | 'email_ambiguous'
  | 'email_in_use'
  | 'linked_to_other'
  | 'domain_not_allowed'

export type IdentityDecision =
  | { kind: 'log-in' | 'link'; userId: number }
  | { kind: 'make'; groupRole: string | null }
  | { kind: 'refuse'; reason: IdentityRefusal }

const refuse = (reason: IdentityRefusal): IdentityDecision => ({ kind: 'refuse', reason })

/** Reads who has logged in from the claims of a provider. */
export function identityOf(claims: Readonly<Record<string, unknown>>): Identity {
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    email: text('email'),
    // Entra ID has no email_verified: xms_edov says that the owner of the domain has proved it.
    emailVerified:
      claims.email_verified === true || [true, 1, '1', 'true'].includes(claims.xms_edov as string),
    name: text('name'),
    claims,
  }
}

/** The name of a new user: the email address, else the provider's own name of the person. */
export const newUsername = ({ email, subject }: Identity): string =>
  (email ?? subject).toLowerCase().replace(/\s/g, '').slice(0, 120)

/**
 * Decides which user a person is: the linked one, the one with the verified email address, a new one, or none. A
 * deactivated user never comes back as a new one.
 */
export function decideIdentity(
  identity: Identity,
  rules: IdentityRules,
  { linked, sameEmail, nameTaken }: IdentityFacts,
): IdentityDecision {
  if (linked) return linked.active ? { kind: 'log-in', userId: linked.id } : refuse('inactive')
  if (sameEmail.length > 0) return decideByEmail(identity, rules, sameEmail)
  if (!rules.makeUsers) return refuse('no_account')
  if (nameTaken) return refuse('email_in_use')
  if (rules.emailDomains.length > 0) {
    if (!identity.email || !identity.emailVerified) return refuse('email_not_verified')
    const domain = identity.email.toLowerCase().split('@').at(-1)!
    if (!rules.emailDomains.includes(domain)) return refuse('domain_not_allowed')
  }
  return { kind: 'make', groupRole: groupRoleOf(identity, rules) }
}

function decideByEmail(
  { emailVerified }: Identity,
  { matchEmail }: IdentityRules,
  sameEmail: IdentityFacts['sameEmail'],
): IdentityDecision {
  if (!matchEmail) return refuse('email_in_use')
  if (!emailVerified) return refuse('email_not_verified')
  const active = sameEmail.filter((user) => user.active)
  const [only] = active
  if (!only) return refuse('inactive')
  if (active.length > 1) return refuse('email_ambiguous')
  // The address may have been given to another person there.
  if (only.linkedHere) return refuse('linked_to_other')
  return { kind: 'link', userId: only.id }
}

/** The group role of a new user: of the first line whose value the claim has, else the usual one. */
function groupRoleOf(
  { claims }: Identity,
  { claim, claimRoles, groupRole }: IdentityRules,
): string | null {
  const held = new Set(claim ? [claims[claim]].flat().map(String) : [])
  return claimRoles.find(({ value }) => held.has(value))?.groupRole ?? groupRole
}
