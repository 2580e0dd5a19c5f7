import { Trans, useLingui } from '@lingui/react/macro'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { Card } from '#ui/display/card.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { identityProviderWords as words } from './identity-provider-words.ts'
import { DeleteIdentityProvider, type IdentityProviderToEdit } from './identity-provider.gql.ts'
import * as css from './identity-providers.css.ts'
import { PeopleFields } from './people-fields.tsx'
import { type ProviderForm, useProviderForm } from './use-provider-form.ts'

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
        <Trans>Allow at the provider as redirect address:</Trans>
      </p>
      {addresses.map((address) => (
        <div key={address} className={css.address}>
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
