import { Trans, useLingui } from '@lingui/react/macro'
import { notFound } from '@tanstack/react-router'
import type { ResultOf } from 'gql.tada'
import { useSave } from '#data/save.ts'
import { PermissionFields } from '#domain/account/rights.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { rightsWords } from '../rights-words.ts'
import { DeletePermission, type PermissionToEdit, SavePermission } from './permission.gql.ts'

interface PermissionFormProps {
  /** Of the permission that is edited; missing: a new one. */
  id?: string
  data: ResultOf<typeof PermissionToEdit>
}

/** Creates or edits a permission. */
export function PermissionForm({ id, data: { permission } }: PermissionFormProps) {
  const { t } = useLingui()
  const save = useSave(SavePermission)
  const remove = useSave(DeletePermission)
  if (id && !permission) throw notFound()
  const form = useForm({
    schema: PermissionFields,
    draft: `permission.draft.${id ?? ''}`,
    words: rightsWords,
    initial: { name: permission?.name ?? '', description: permission?.description ?? '' },
    revision: permission?.revision,
    save: async (input, seen) => (await save({ id: id ?? null, permission: input, seen })).failure,
  })
  return (
    <EditPage
      form={form}
      saved={t`Permission saved`}
      backTo="/admin/permissions"
      remove={
        permission &&
        !permission.builtIn && {
          label: t`Delete permission`,
          question: <Trans>Delete the permission {permission.name}?</Trans>,
          done: t`Permission deleted`,
          words: rightsWords,
          run: () => remove({ id: permission.id }),
        }
      }
    >
      <TextField label={t`Name`} required={!id} readOnly={!!id} {...form.field('name')} />
      <TextField label={t`Description`} required {...form.field('description')} />
    </EditPage>
  )
}
