import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { PermissionFields } from '#domain/account/rights.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { rightsWords } from '../rights-words.ts'
import { HoldersCard } from './holders-card.tsx'
import { DeletePermission, type PermissionToEdit, SavePermission } from './permission.gql.ts'

/** Creates or edits a permission. */
export function PermissionForm() {
  const { t } = useLingui()
  const { id, permission, permissionHolders } = useRecord<typeof PermissionToEdit>('permission')
  const save = useSave(SavePermission)
  const form = useForm({
    schema: PermissionFields,
    draft: `permission.draft.${id ?? ''}`,
    words: rightsWords,
    initial: { name: permission?.name ?? '', description: permission?.description ?? '' },
    revision: permission?.revision,
    save: async (input, seen) => (await save({ id, permission: input, seen })).failure,
  })
  const removal = { mutation: DeletePermission, label: t`Delete permission`, words: rightsWords }
  return (
    <EditPage
      form={form}
      saved={t`Permission saved`}
      removal={permission && !permission.builtIn && { ...removal, ...permission }}
    >
      <TextField label={t`Name`} required={!id} readOnly={!!id} {...form.field('name')} />
      <TextField label={t`Description`} {...form.field('description')} />
      {permission && <HoldersCard permission={permission.name} holders={permissionHolders} />}
    </EditPage>
  )
}
