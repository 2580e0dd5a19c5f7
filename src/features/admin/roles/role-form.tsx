import { Trans, useLingui } from '@lingui/react/macro'
import { notFound } from '@tanstack/react-router'
import type { ResultOf } from 'gql.tada'
import { useSave } from '#data/save.ts'
import { RoleFields } from '#domain/account/rights.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { rightsWords } from '../rights-words.ts'
import { usePermissionScreens } from '../use-permission-screens.ts'
import { DeleteRole, type RoleToEdit, SaveRole } from './role.gql.ts'

interface RoleFormProps {
  /** Of the role that is edited; missing: a new one. */
  id?: string
  data: ResultOf<typeof RoleToEdit>
}

/** Creates or edits a role. */
export function RoleForm({ id, data: { role, rightsChoices } }: RoleFormProps) {
  const { t } = useLingui()
  const save = useSave(SaveRole)
  const remove = useSave(DeleteRole)
  const screensOf = usePermissionScreens()
  if (id && !role) throw notFound()
  const form = useForm({
    schema: RoleFields,
    draft: `role.draft.${id ?? ''}`,
    words: rightsWords,
    initial: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      permissions: role?.permissions.map(({ name }) => name) ?? [],
    },
    revision: role?.revision,
    save: async (input, seen) => (await save({ id: id ?? null, role: input, seen })).failure,
  })
  return (
    <EditPage
      form={form}
      saved={t`Role saved`}
      backTo="/admin/roles"
      remove={
        role &&
        !role.builtIn && {
          label: t`Delete role`,
          question: <Trans>Delete the role {role.name}?</Trans>,
          text: <Trans>This cannot be undone.</Trans>,
          done: t`Role deleted`,
          words: rightsWords,
          run: () => remove({ id: role.id }),
        }
      }
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
