import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useSave } from '#data/save.ts'
import { IdentityProviderForm as Schema } from '#domain/users/identity-provider.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { Card } from '#ui/display/card.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { identityProviderWords as words } from './identity-provider-words.ts'
import {
  DeleteIdentityProvider,
  type IdentityProviderToEdit,
  SaveIdentityProvider,
} from './identity-provider.gql.ts'
import { PeopleFields } from './people-fields.tsx'

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

function useProviderForm(id: string | undefined, provider: Provider | null) {
  const save = useSave(SaveIdentityProvider)
  return useForm({
    schema: Schema,
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

/** Creates or edits an identity provider. */
export function IdentityProviderForm() {
  const { t } = useLingui()
  const { id, identityProvider, identityProviderCallbacks, createData } =
    useRecord<typeof IdentityProviderToEdit>('identityProvider')
  const form = useProviderForm(id, identityProvider)
  const removal = { mutation: DeleteIdentityProvider, label: t`Delete identity provider`, words }
  return (
    <EditPage
      form={form}
      saved={t`Identity provider saved`}
      removal={
        identityProvider && { ...removal, id: identityProvider.id, name: identityProvider.name }
      }
    >
      <TextField
        label={t`Name`}
        required
        autoComplete="off"
        hint={t`On the button of the login page, such as the name of the company.`}
        {...form.field('name')}
      />
      <CheckField label={t`On: the button is on the login page`} {...form.check('active')} />
      <Card title={<Trans>Connection</Trans>}>
        <Stack>
          <Callbacks addresses={identityProviderCallbacks} />
          <ConnectionFields form={form} hasSecret={identityProvider?.hasSecret ?? false} />
          <ConnectionTest issuer={form.values.issuer} />
        </Stack>
      </Card>
      <Card title={<Trans>People</Trans>}>
        <PeopleFields form={form} choices={createData} />
      </Card>
    </EditPage>
  )
}

function Callbacks({ addresses }: { addresses: readonly string[] }) {
  return (
    <div>
      <p>
        <Trans>Allow this redirect address at the provider:</Trans>
      </p>
      {addresses.map((address) => (
        <div key={address}>
          <CopyableCode code={address} />
        </div>
      ))}
    </div>
  )
}

function ConnectionFields({ form, hasSecret }: { form: ProviderForm; hasSecret: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`Issuer`}
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        hint={t`The https address of the provider, such as https://login.example.com.`}
        {...form.field('issuer')}
      />
      <TextField
        label={t`Client ID`}
        required
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('clientId')}
      />
      <PasswordField
        label={t`Client secret`}
        autoComplete="new-password"
        hint={
          hasSecret
            ? t`A secret is stored. Leave this empty to keep it.`
            : t`Leave this empty for a public client.`
        }
        {...form.field('clientSecret')}
      />
      <TextField
        label={t`Scopes`}
        required
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('scopes')}
      />
      <CheckField
        label={t`The provider asks for a second factor itself`}
        hint={t`The portal then asks these people for none, even if their role requires it.`}
        {...form.check('asksSecondFactor')}
      />
    </>
  )
}
