import type { Operation } from './operation.ts'

let saved = 0
let deleted = 0

/** Identity providers, in as many as are deleted. */
export const identityRecords = `INSERT INTO identity_provider (tenant_id, name, issuer, client_id, scopes, active, asks_second_factor, match_email, make_users, email_domains)
  SELECT 'aa', 'Provider ' || n, 'https://id.example.com/' || n, 'portal', 'openid', false, false, false, false, '{}' FROM generate_series(1, 100) n`

const provider = () => ({
  name: `Made ${(saved += 1)}`,
  issuer: 'https://id.example.com/made',
  clientId: 'portal',
  clientSecret: '',
  scopes: 'openid',
  active: false,
  asksSecondFactor: false,
  matchEmail: false,
  makeUsers: false,
  emailDomains: [],
  role: '',
  groupRole: '',
  claim: '',
  claimRoles: [],
})

/** Calls of the administration of identity providers, and of the accounts there. */
export const identityOperations: Record<string, Operation> = {
  identityProviders: { document: '{ identityProviders(limit: 1) { count rows { name } } }' },
  identityProvider: { document: '{ identityProvider(id: "100") { name hasSecret } }' },
  identityProviderCallbacks: { document: '{ identityProviderCallbacks }' },
  saveIdentityProvider: {
    document:
      'mutation($p: IdentityProviderInput!) { saveIdentityProvider(identityProvider: $p) { identityProvider { id } userErrors { code } } }',
    variables: () => ({ p: provider() }),
  },
  deleteIdentityProvider: {
    document: 'mutation($id: ID!) { deleteIdentityProvider(id: $id) { userErrors { code } } }',
    variables: () => ({ id: String((deleted += 1)) }),
  },
  userIdentities: { document: '{ userIdentities(id: "0") { id } }' },
  unlinkUserIdentity: {
    document: 'mutation { unlinkUserIdentity(id: "0", identity: "0") { userErrors { code } } }',
  },
}
