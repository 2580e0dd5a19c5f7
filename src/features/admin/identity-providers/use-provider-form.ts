import type { ResultOf } from 'gql.tada'
import { useSave } from '#data/save.ts'
import { IdentityProviderForm } from '#domain/users/identity-provider.ts'
import { useForm } from '#ui/form/use-form.tsx'
import { identityProviderWords as words } from './identity-provider-words.ts'
import { type IdentityProviderToEdit, SaveIdentityProvider } from './identity-provider.gql.ts'

type Provider = NonNullable<ResultOf<typeof IdentityProviderToEdit>['identityProvider']>

/** Values of the form: of a stored provider, or what most have. */
const valuesOf = (provider: Provider | null) => ({
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  scopes: provider?.scopes ?? 'openid profile email',
  active: provider?.active ?? true,
  asksSecondFactor: provider?.asksSecondFactor ?? false,
  matchEmail: provider?.matchEmail ?? true,
  makeUsers: provider?.makeUsers ?? false,
  emailDomains: provider?.emailDomains.join(' ') ?? '',
  role: provider?.role ?? '',
  groupRole: provider?.groupRole ?? '',
  claim: provider?.claim ?? '',
  claimRoles: provider?.claimRoles.map(({ value, groupRole }) => ({ value, groupRole })) ?? [],
})

/** The form of an identity provider. @param provider null: a new one */
export function useProviderForm(id: string | undefined, provider: Provider | null) {
  const save = useSave(SaveIdentityProvider)
  return useForm({
    schema: IdentityProviderForm,
    words,
    initial: valuesOf(provider),
    revision: provider?.revision,
    save: async (fields, seen) => {
      const { role, groupRole, claim } = fields
      const identityProvider = {
        ...fields,
        role: role ?? '',
        groupRole: groupRole ?? '',
        claim: claim ?? '',
      }
      return (await save({ id, identityProvider, seen })).failure
    },
  })
}
export type ProviderForm = ReturnType<typeof useProviderForm>
