import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { ProviderForm } from './use-provider-form.ts'
import type { IdentityProviderToEdit } from './identity-provider.gql.ts'
import * as css from './identity-providers.css.ts'

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
  const change = (at: number, part: Partial<ClaimRole>) =>
    onChange(value.map((line, n) => (n === at ? { ...line, ...part } : line)))
  return (
    <fieldset className={css.lines}>
      <legend className={css.legend}>
        <Trans>Group roles by claim</Trans>
      </legend>
      {value.map((line, n) => (
        <div key={n} className={css.line} role="group" aria-label={t`Value ${n + 1}`}>
          <TextField
            label={t`Value`}
            value={line.value}
            autoComplete="off"
            aria-invalid={error && !line.value.trim() ? true : undefined}
            onChange={({ target }) => change(n, { value: target.value })}
          />
          <SelectField
            label={t`Group role`}
            value={line.groupRole}
            placeholder={t`Choose`}
            options={groupRoles}
            aria-invalid={error && !line.groupRole ? true : undefined}
            onChange={({ target }) => change(n, { groupRole: target.value })}
          />
          <IconButton
            icon="trash"
            label={t`Remove value ${n + 1}`}
            onClick={() => onChange(value.filter((_, at) => at !== n))}
          />
        </div>
      ))}
      {error && <FieldError id="claim-roles-error">{error}</FieldError>}
      <div>
        <Button
          size="sm"
          icon="plus"
          onClick={() => onChange([...value, { value: '', groupRole: '' }])}
        >
          <Trans>Add value</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
