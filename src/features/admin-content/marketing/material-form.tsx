import { useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import type { ResultOf } from 'gql.tada'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { MarketingMaterialFields } from '#domain/content/marketing-fields.ts'
import { minuteIn } from '#domain/time/zoned-time.ts'
import { HtmlField } from '#parts/content-editor/html-field.tsx'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { CardFields } from '../card-fields.tsx'
import { ContentFilesField, type NamedFile } from '../content-files-field.tsx'
import { contentWords } from '../content-words.ts'
import { PreviewButton } from '../preview/preview-button.tsx'
import { previewOfBody } from '../preview/previewed.ts'
import { namedFile, publishedFields, publishedInput } from '../published.ts'
import { MarketsField, SpanFields } from '../publishing-fields.tsx'
import { useContentList } from '../use-content-list.tsx'
import { categoryOptions } from './category-words.ts'
import {
  CreateMaterial,
  DeleteMaterial,
  type MaterialToEdit,
  RestoreMaterial,
  UpdateMaterial,
} from './marketing.gql.ts'

type Choice = ResultOf<typeof MaterialToEdit>['choices']['rows'][number]

/** The categories from the top down to one, as they decide who sees what is in it. */
function categoriesTo(choices: readonly Choice[], id: string) {
  const own = choices.find((choice) => choice.id === id)
  const above = own?.breadcrumb.map((link) => choices.find((choice) => choice.id === link.id)) ?? []
  return [...above, own].flatMap((choice) =>
    choice
      ? [
          {
            title: choice.title,
            from: `${choice.from.date}T${choice.from.time}`,
            to: `${choice.to.date}T${choice.to.time}`,
            markets: choice.contentTargetMarkets.map((market) => market.id),
            isDeleted: choice.state === 'DELETED',
          },
        ]
      : [],
  )
}

/** Creates or edits an image of marketing material. */
export function MaterialForm() {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const { timeZone } = useConfig()
  const {
    id,
    marketingMaterial: material,
    choices,
    layouts,
    contentTargetMarkets,
  } = useRecord<typeof MaterialToEdit>('marketingMaterial')
  const create = useSave(CreateMaterial)
  const update = useSave(UpdateMaterial)
  const { removalText } = useContentList(RestoreMaterial)
  const [now] = useState(() => minuteIn(timeZone, new Date()))
  const card = material?.placeholder
  const form = useForm({
    schema: MarketingMaterialFields,
    draft: `marketing-material.draft.${id ?? ''}`,
    words: contentWords,
    initial: {
      ...publishedFields(material, now),
      category: material?.category.id ?? '',
      subtitle: material?.subtitle ?? '',
      placeholder: card?.id ?? '',
      product: material?.product ?? '',
      namedCard: card ? [namedFile(card)] : ([] as NamedFile[]),
    },
    revision: material?.revision,
    async save(fields, seen) {
      const input = {
        ...publishedInput(fields),
        placeholder: fields.placeholder || null,
        product: fields.product || null,
      }
      const { failure } = id
        ? await update({ id, material: input, seen })
        : await create({ material: input })
      return failure
    },
  })
  return (
    <EditPage
      form={form}
      actions={
        <PreviewButton
          markets={contentTargetMarkets.rows}
          content={previewOfBody(form.values, {
            kind: 'material',
            intro: [form.values.subtitle],
            saved: material,
            layouts,
            within: categoriesTo(choices.rows, form.values.category),
          })}
        />
      }
      saved={t`Image saved`}
      locked={
        material?.state === 'DELETED' &&
        t`This image was deleted. Restore it from the list to change it.`
      }
      removal={
        material &&
        material.state !== 'DELETED' && {
          mutation: DeleteMaterial,
          label: t`Delete image`,
          text: removalText,
          words: contentWords,
          id: material.id,
          name: material.title,
        }
      }
    >
      <SelectField
        label={t`Category`}
        required
        placeholder={t`Choose a category`}
        options={categoryOptions(i18n, choices.rows)}
        {...form.field('category')}
      />
      <TextField label={t`Title`} required autoComplete="off" {...form.field('title')} />
      <TextField label={t`Subtitle`} autoComplete="off" {...form.field('subtitle')} />
      <ContentFilesField
        files={form.values.named}
        error={form.control('files').error}
        onChange={(named) => form.set({ named, files: named.map((file) => file.id) })}
      />
      <ContentFilesField
        single
        label={t`Card picture`}
        hint={t`Drop a picture here to show it on the card instead of the first file.`}
        files={form.values.namedCard}
        error={form.control('placeholder').error}
        onChange={(namedCard) => form.set({ namedCard, placeholder: namedCard[0]?.id ?? '' })}
      />
      <TextField
        label={t`Article code`}
        hint={t`Cards of some layouts link to this article in the catalog.`}
        autoComplete="off"
        {...form.field('product')}
      />
      <HtmlField label={t`Text`} {...form.control('body')} />
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
