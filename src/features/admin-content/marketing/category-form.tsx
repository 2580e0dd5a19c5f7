import { useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { MarketingCategoryFields } from '#domain/content/marketing-fields.ts'
import { marketingTypes } from '#domain/content/marketing-tree.ts'
import { minuteIn } from '#domain/time/zoned-time.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { CardFields } from '../card-fields.tsx'
import { ContentFilesField, type NamedFile } from '../content-files-field.tsx'
import { namedFile } from '../published.ts'
import { contentWords } from '../content-words.ts'
import { MarketsField, SpanFields } from '../publishing-fields.tsx'
import { useContentList } from '../use-content-list.tsx'
import { categoryOptions, categoryWords, typeWords } from './category-words.ts'
import {
  type CategoryToEdit,
  CreateCategory,
  DeleteCategory,
  RestoreCategory,
  UpdateCategory,
} from './marketing.gql.ts'

/** Creates or edits a category of marketing material. */
export function CategoryForm() {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const { timeZone } = useConfig()
  const {
    id,
    marketingMaterialCategory: category,
    choices,
    layouts,
    contentTargetMarkets,
  } = useRecord<typeof CategoryToEdit>('marketingMaterialCategory')
  const create = useSave(CreateCategory)
  const update = useSave(UpdateCategory)
  const { removalText } = useContentList(RestoreCategory)
  const [now] = useState(() => minuteIn(timeZone, new Date()))
  const form = useForm({
    schema: MarketingCategoryFields,
    draft: `marketing-category.draft.${id ?? ''}`,
    words: contentWords,
    initial: {
      type: category?.type ?? '',
      title: category?.title ?? '',
      parent: category?.parentId ?? '',
      showChilds: category?.showChilds ?? true,
      itemPerLine: String(category?.itemPerLine ?? 3),
      layout: category?.layout?.id ?? '',
      file: category?.file?.id ?? '',
      named: category?.file ? [namedFile(category.file)] : ([] as NamedFile[]),
      from: category ? `${category.from.date}T${category.from.time}` : now,
      to: category ? `${category.to.date}T${category.to.time}` : '',
      markets: category?.contentTargetMarkets.map((market) => market.id) ?? [],
    },
    revision: category?.revision,
    async save({ from, to, itemPerLine, layout, parent, file, ...rest }, seen) {
      const input = {
        ...rest,
        validFrom: from,
        validTo: to,
        itemPerLine: Number(itemPerLine),
        layout: layout || null,
        parent: parent || null,
        file: file || null,
      }
      const { failure } = id
        ? await update({ id, category: input, seen })
        : await create({ category: input })
      return failure
    },
  })
  // A category is of the type of the one above it.
  const below = choices.rows.filter(
    ({ id: other, type }) => other !== id && type === form.values.type,
  )
  return (
    <EditPage
      form={form}
      saved={t`Category saved`}
      locked={
        category?.state === 'DELETED' &&
        t`This category was deleted. Restore it from the list to change it.`
      }
      removal={
        category &&
        category.state !== 'DELETED' && {
          mutation: DeleteCategory,
          label: t`Delete category`,
          text: removalText,
          words: categoryWords,
          id: category.id,
          name: category.title,
        }
      }
    >
      <SelectField
        label={t`Kind`}
        required
        placeholder={t`Choose a kind`}
        options={marketingTypes.map((value) => ({ value, label: i18n._(typeWords[value]) }))}
        {...form.field('type')}
        onChange={({ target }) => form.set({ type: target.value, parent: '' })}
      />
      <SelectField
        label={t`Parent category`}
        placeholder={t`None (top level)`}
        options={categoryOptions(i18n, below)}
        {...form.field('parent')}
      />
      <TextField label={t`Title`} required autoComplete="off" {...form.field('title')} />
      <ContentFilesField
        single
        label={t`Category picture`}
        hint={t`Drop a picture for the category’s card here.`}
        files={form.values.named}
        error={form.control('file').error}
        onChange={(named) => form.set({ named, file: named[0]?.id ?? '' })}
      />
      <CheckField label={t`Show subcategories as cards`} {...form.check('showChilds')} />
      <CardFields
        layouts={layouts}
        layout={form.field('layout')}
        itemPerLine={form.field('itemPerLine')}
      />
      <SpanFields from={form.field('from')} to={form.field('to')} />
      <MarketsField markets={contentTargetMarkets.rows} {...form.control('markets')} />
    </EditPage>
  )
}
