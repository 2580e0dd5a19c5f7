import { Trans, useLingui } from '@lingui/react/macro'
import { notFound } from '@tanstack/react-router'
import type { ResultOf } from 'gql.tada'
import { useSave } from '#data/save.ts'
import { GroupRoleFields } from '#domain/account/rights.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { rightsWords } from '../rights-words.ts'
import { DeleteGroupRole, type GroupRoleToEdit, SaveGroupRole } from './group-role.gql.ts'

interface GroupRoleFormProps {
  /** Of the group role that is edited; missing: a new one. */
  id?: string
  data: ResultOf<typeof GroupRoleToEdit>
}

/** Creates or edits a group role. */
export function GroupRoleForm({ id, data: { groupRole, rightsChoices } }: GroupRoleFormProps) {
  const { t } = useLingui()
  const save = useSave(SaveGroupRole)
  const remove = useSave(DeleteGroupRole)
  if (id && !groupRole) throw notFound()
  const form = useForm({
    schema: GroupRoleFields,
    draft: `group-role.draft.${id ?? ''}`,
    words: rightsWords,
    initial: {
      description: groupRole?.description ?? '',
      roles: groupRole?.roles.map(({ name }) => name) ?? [],
    },
    revision: groupRole?.revision,
    save: async (input, seen) => (await save({ id: id ?? null, groupRole: input, seen })).failure,
  })
  return (
    <EditPage
      form={form}
      saved={t`Group role saved`}
      backTo="/admin/group-roles"
      remove={
        groupRole && {
          label: t`Delete group role`,
          question: <Trans>Delete the group role {groupRole.description}?</Trans>,
          text: <Trans>This cannot be undone.</Trans>,
          done: t`Group role deleted`,
          words: rightsWords,
          run: () => remove({ id: groupRole.id }),
        }
      }
    >
      <TextField
        label={t`Description`}
        required
        autoComplete="off"
        {...form.field('description')}
      />
      <CheckGroup
        label={t`Roles`}
        options={rightsChoices.roles.map(({ name, description }) => ({
          value: name,
          label: name,
          hint: description,
          text: `${name} ${description}`,
        }))}
        {...form.control('roles')}
      />
    </EditPage>
  )
}
