import { expect, test } from 'vitest'
import * as v from 'valibot'
import { problemsOf } from '../portal/validation.ts'
import { IdentityProviderForm } from './identity-provider.ts'

const good = {
  name: 'Contoso',
  issuer: 'https://id.example.com',
  clientId: 'portal',
  clientSecret: '',
  scopes: 'openid email',
  active: true,
  asksSecondFactor: false,
  matchEmail: true,
  makeUsers: false,
  emailDomains: 'example.com, Example.org',
  role: '',
  groupRole: '',
  claim: '',
  claimRoles: [],
}

test.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'required' }],
  [
    { issuer: '', clientId: '' },
    { issuer: 'required', clientId: 'required' },
  ],
  [{ scopes: 'email' }, { scopes: 'openid_missing' }],
  [{ emailDomains: '@example.com' }, { 'emailDomains.0': 'valid_domain' }],
  [{ makeUsers: true }, { role: 'required' }],
  [{ makeUsers: true, role: 'dealer' }, {}],
  [{ claimRoles: [{ value: 'sales', groupRole: '1' }] }, { claim: 'required' }],
  [
    { claim: 'groups', claimRoles: [{ value: '', groupRole: '1' }] },
    { 'claimRoles.0.value': 'required' },
  ],
])('%j', (change, problems) => {
  expect(problemsOf(IdentityProviderForm, { ...good, ...change })).toEqual(problems)
})

test('the address of the description stands for its issuer', () => {
  const issuer = 'https://id.example.com/.well-known/openid-configuration'
  const { issuer: stored } = v.parse(IdentityProviderForm, { ...good, issuer })
  expect(stored).toBe('https://id.example.com')
})
