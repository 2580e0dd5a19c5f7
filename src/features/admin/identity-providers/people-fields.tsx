import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { Stack } from '#ui/display/stack.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { LinesField } from '#ui/form/lines-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { ProviderForm } from './use-provider-form.ts'
import type { IdentityProviderToEdit } from './identity-provider.gql.ts'

type Choices = ResultOf<typeof IdentityProviderToEdit>['createData']

interface PeopleFieldsProps {
  form: ProviderForm
  choices: Choices
}

/** Rules by which the people of a provider become users. */
export function PeopleFields({ form, choices }: PeopleFieldsProps) {
  const { t } = useLingui()
  return (
    <Stack>
      <CheckField
        label={t`Match users by email address`}
        hint={t`A first login is linked to the user with the same address, if the provider has verified it.`}
        {...form.check('matchEmail')}
      />
      <CheckField
        label={t`Create users`}
        hint={t`People without a user get one at their first login.`}
        {...form.check('makeUsers')}
      />
      {form.values.makeUsers && <NewUserFields form={form} choices={choices} />}
    </Stack>
  )
}

function NewUserFields({ form, choices }: PeopleFieldsProps) {
  const { t } = useLingui()
  const groupRoles = choices.groupRoles.map(({ id, description }) => ({
    value: id,
    label: description,
  }))
  return (
    <>
      <TextField
        label={t`Email domains`}
        autoComplete="off"
        autoCapitalize="none"
        hint={t`Only people with a verified address in one of these domains get a user. Leave this empty only if everyone at the provider may log in.`}
        {...form.field('emailDomains')}
      />
      <SelectField
        label={t`Role of new users`}
        required
        placeholder={t`Choose`}
        options={choices.roles.map(({ name, description }) => ({
          value: name,
          label: description ? `${name} – ${description}` : name,
        }))}
        {...form.field('role')}
      />
      <SelectField
        label={t`Group role of new users`}
        placeholder={t`None`}
        options={groupRoles}
        {...form.field('groupRole')}
      />
      <TextField
        label={t`Claim for group roles`}
        autoComplete="off"
        autoCapitalize="none"
        hint={t`What the provider says of a person, such as groups. The first matching value below decides the group role.`}
        {...form.field('claim')}
      />
      <ClaimRolesField groupRoles={groupRoles} {...form.control('claimRoles')} />
    </>
  )
}

interface ClaimRole {
  value: string
  groupRole: string
}

interface ClaimRolesFieldProps {
  value: readonly ClaimRole[]
  onChange: (lines: ClaimRole[]) => void
  error?: ReactNode
  groupRoles: readonly { value: string; label: string }[]
}

/** Values of the claim, each with the group role that it gives. */
function ClaimRolesField({ value, onChange, error, groupRoles }: ClaimRolesFieldProps) {
  const { t } = useLingui()
  return (
    <LinesField
      legend={<Trans>Group roles by claim</Trans>}
      value={value}
      blank={{ value: '', groupRole: '' }}
      onChange={onChange}
      error={error}
      fields={2}
      nameOf={(n) => t`Value ${n}`}
      removeLabel={(n) => t`Remove value ${n}`}
      addLabel={<Trans>Add value</Trans>}
    >
      {(line, change) => (
        <>
          <TextField
            label={t`Value`}
            value={line.value}
            autoComplete="off"
            aria-invalid={error && !line.value.trim() ? true : undefined}
            onChange={({ target }) => change({ value: target.value })}
          />
          <SelectField
            label={t`Group role`}
            value={line.groupRole}
            placeholder={t`Choose`}
            options={groupRoles}
            aria-invalid={error && !line.groupRole ? true : undefined}
            onChange={({ target }) => change({ groupRole: target.value })}
          />
        </>
      )}
    </LinesField>
  )
}
