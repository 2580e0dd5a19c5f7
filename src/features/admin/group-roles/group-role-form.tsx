import { Trans, useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { GroupRoleFields } from '#domain/account/rights.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { Card } from '#ui/display/card.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { RightsTree } from '../rights-tree.tsx'
import { rightsWords } from '../rights-words.ts'
import { DeleteGroupRole, type GroupRoleToEdit, SaveGroupRole } from './group-role.gql.ts'

/** Creates or edits a group role. */
export function GroupRoleForm() {
  const { t } = useLingui()
  const { id, groupRole, rightsChoices } = useRecord<typeof GroupRoleToEdit>('groupRole')
  const save = useSave(SaveGroupRole)
  const form = useForm({
    schema: GroupRoleFields,
    draft: `group-role.draft.${id ?? ''}`,
    words: rightsWords,
    initial: {
      description: groupRole?.description ?? '',
      roles: groupRole?.roles.map(({ name }) => name) ?? [],
    },
    revision: groupRole?.revision,
    save: async (input, seen) => (await save({ id, groupRole: input, seen })).failure,
  })
  const removal = { mutation: DeleteGroupRole, label: t`Delete group role`, words: rightsWords }
  return (
    <EditPage
      form={form}
      saved={t`Group role saved`}
      removal={groupRole && { ...removal, id: groupRole.id, name: groupRole.description }}
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
      <Card title={<Trans>What this group role gives</Trans>}>
        <RightsTree
          roles={rightsChoices.roles
            .filter(({ name }) => form.values.roles.includes(name))
            .map(({ permissions, ...role }) => ({
              ...role,
              permissions: permissions.map(({ name }) => name),
            }))}
          empty={<Trans>Choose roles to see what they give.</Trans>}
        />
      </Card>
    </EditPage>
  )
}
