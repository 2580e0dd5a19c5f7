import { Trans, useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { RoleFields } from '#domain/account/rights.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { rightsWords } from '../rights-words.ts'
import { usePermissionScreens } from '../use-permission-screens.ts'
import { DeleteRole, type RoleToEdit, SaveRole } from './role.gql.ts'

/** Creates or edits a role. */
export function RoleForm() {
  const { t } = useLingui()
  const { id, role, rightsChoices } = useRecord<typeof RoleToEdit>('role')
  const save = useSave(SaveRole)
  const screensOf = usePermissionScreens()
  const form = useForm({
    schema: RoleFields,
    draft: `role.draft.${id ?? ''}`,
    words: rightsWords,
    initial: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      permissions: role?.permissions.map(({ name }) => name) ?? [],
      secondFactorRequired: role?.secondFactorRequired ?? false,
    },
    revision: role?.revision,
    save: async (input, seen) => (await save({ id, role: input, seen })).failure,
  })
  const removal = { mutation: DeleteRole, label: t`Delete role`, words: rightsWords }
  return (
    <EditPage
      form={form}
      saved={t`Role saved`}
      removal={role && !role.builtIn && { ...removal, id: role.id, name: role.name }}
    >
      <TextField
        label={t`Name`}
        required={!role}
        readOnly={!!role}
        autoComplete="off"
        hint={
          role ? (
            <Trans>Users and imports refer to the name, so it can’t be changed.</Trans>
          ) : (
            <Trans>
              For example night.shift. Names that begin with sales. or salesman. work for several
              customers.
            </Trans>
          )
        }
        {...form.field('name')}
      />
      <TextField label={t`Description`} autoComplete="off" {...form.field('description')} />
      <CheckField
        label={t`Require two-step login`}
        hint={
          <Trans>
            People with this role can’t do anything until they’ve set up an authenticator app or a
            passkey.
          </Trans>
        }
        {...form.check('secondFactorRequired')}
      />
      <CheckGroup
        label={t`Permissions`}
        options={rightsChoices.permissions.map(({ name, description }) => ({
          value: name,
          label: name,
          hint: description || screensOf(name),
          text: `${name} ${description} ${screensOf(name)}`,
        }))}
        {...form.control('permissions')}
      />
    </EditPage>
  )
}
