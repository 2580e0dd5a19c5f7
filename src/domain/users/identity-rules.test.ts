import { expect, test } from 'vitest'
import {
  decideIdentity,
  type Identity,
  type IdentityDecision,
  type IdentityFacts,
  identityOf,
  type IdentityRules,
  newUsername,
} from './identity-rules.ts'

const jo: Identity = {
  issuer: 'https://id.example.com',
  subject: 's-1',
  email: 'Jo@Example.com',
  emailVerified: true,
  name: 'Jo Weber',
  claims: { groups: ['buyers', 'sales'] },
}
const closed: IdentityRules = {
  matchEmail: false,
  makeUsers: false,
  emailDomains: [],
  groupRole: '5',
  claim: null,
  claimRoles: [],
}
const nobody: IdentityFacts = { linked: null, sameEmail: [], nameTaken: false }
const user = (id: number, change: object = {}) => ({
  id,
  active: true,
  linkedHere: false,
  ...change,
})
const off = { active: false }

interface Case {
  who?: Partial<Identity>
  rules?: Partial<IdentityRules>
  facts?: Partial<IdentityFacts>
}
const decide = ({ who, rules, facts }: Case): IdentityDecision =>
  decideIdentity({ ...jo, ...who }, { ...closed, ...rules }, { ...nobody, ...facts })
const said = (decision: IdentityDecision) =>
  decision.kind === 'refuse'
    ? decision.reason
    : decision.kind === 'make'
      ? `make ${decision.groupRole}`
      : `${decision.kind} ${decision.userId}`

const match = { matchEmail: true }
const make = { makeUsers: true }

test.each<[string, Case, string]>([
  ['a linked user', { facts: { linked: user(1) } }, 'log-in 1'],
  [
    'a linked user, whoever has the address',
    { rules: match, facts: { linked: user(1), sameEmail: [user(2)] } },
    'log-in 1',
  ],
  [
    'a deactivated linked user, even where users are made',
    { rules: { ...match, ...make }, facts: { linked: user(1, off) } },
    'inactive',
  ],
  ['a stranger', {}, 'no_account'],
  ['a stranger where only addresses match', { rules: match }, 'no_account'],
  ['the address of one user', { rules: match, facts: { sameEmail: [user(2)] } }, 'link 2'],
  [
    'an unverified address',
    { who: { emailVerified: false }, rules: match, facts: { sameEmail: [user(2)] } },
    'email_not_verified',
  ],
  [
    'the address of two users',
    { rules: match, facts: { sameEmail: [user(2), user(3)] } },
    'email_ambiguous',
  ],
  [
    'the address of an active and an inactive user',
    { rules: match, facts: { sameEmail: [user(2, off), user(3)] } },
    'link 3',
  ],
  [
    'the address of a deactivated user, where users are made',
    { rules: { ...match, ...make }, facts: { sameEmail: [user(2, off)] } },
    'inactive',
  ],
  [
    'the address of a user who is another person there',
    { rules: match, facts: { sameEmail: [user(2, { linkedHere: true })] } },
    'linked_to_other',
  ],
  [
    'the address of a user, where addresses do not match',
    { rules: make, facts: { sameEmail: [user(2)] } },
    'email_in_use',
  ],
  ['a new user', { rules: make }, 'make 5'],
  [
    'a new user without an address',
    { who: { email: null, emailVerified: false }, rules: make },
    'make 5',
  ],
  ['a new user whose name is taken', { rules: make, facts: { nameTaken: true } }, 'email_in_use'],
  [
    'a new user of an allowed domain',
    { rules: { ...make, emailDomains: ['example.com'] } },
    'make 5',
  ],
  [
    'a new user of another domain',
    { rules: { ...make, emailDomains: ['sub.example.com', 'ample.com'] } },
    'domain_not_allowed',
  ],
  [
    'a new user of a domain that is not verified',
    { who: { emailVerified: false }, rules: { ...make, emailDomains: ['example.com'] } },
    'email_not_verified',
  ],
  [
    'a new user without an address, where domains are limited',
    { who: { email: null }, rules: { ...make, emailDomains: ['example.com'] } },
    'email_not_verified',
  ],
  [
    'a new user with a group',
    {
      rules: {
        ...make,
        claim: 'groups',
        claimRoles: [
          { value: 'office', groupRole: '7' },
          { value: 'sales', groupRole: '8' },
          { value: 'buyers', groupRole: '9' },
        ],
      },
    },
    'make 8',
  ],
  [
    'a new user with one group as a text',
    {
      who: { claims: { team: 'sales' } },
      rules: { ...make, claim: 'team', claimRoles: [{ value: 'sales', groupRole: '8' }] },
    },
    'make 8',
  ],
  [
    'a new user without the group',
    { rules: { ...make, claim: 'groups', claimRoles: [{ value: 'it', groupRole: '8' }] } },
    'make 5',
  ],
])('%s', (_, given, expected) => {
  expect(said(decide(given))).toBe(expected)
})

test.each([
  [{ email: 'a@b.example', email_verified: true }, true],
  [{ email: 'a@b.example', email_verified: 'true' }, false],
  [{ email: 'a@b.example', email_verified: false }, false],
  [{ email: 'a@b.example' }, false],
  [{ email: 'a@b.example', xms_edov: '1' }, true],
  [{ email: 'a@b.example', xms_edov: 0 }, false],
])('claims %j', (claims, emailVerified) => {
  expect(identityOf({ iss: 'https://id.example', sub: 's', ...claims })).toMatchObject({
    issuer: 'https://id.example',
    subject: 's',
    email: 'a@b.example',
    emailVerified,
    name: null,
  })
})

test('a new user is named by the address, else by the provider', () => {
  expect(newUsername(jo)).toBe('jo@example.com')
  expect(newUsername({ ...jo, email: null, subject: 'Auth|7 f' })).toBe('auth|7f')
})
