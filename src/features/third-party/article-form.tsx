import { useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import type { ResultOf } from 'gql.tada'
import { useSave } from '#data/save.ts'
import { itemStates } from '#domain/third-party/product-sheet.ts'
import { VendorArticleFields } from '#domain/third-party/vendor-article.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { PictureField } from '#parts/upload/picture-field.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { articleWords, pictureWords, stateWords } from './article-words.ts'
import {
  DeleteThirdPartyArticle,
  SaveThirdPartyArticle,
  type ThirdPartyArticleToEdit,
} from './article.gql.ts'

type Answer = ResultOf<typeof ThirdPartyArticleToEdit>

/** Values of the form: of a stored article, or of a new one of the only vendor. */
const valuesOf = ({ thirdPartyArticle: article, vendorThirdParties: vendors }: Answer) => ({
  vendor: article?.vendor.id ?? (vendors.length === 1 ? vendors[0]!.id : ''),
  articleCode: article?.articleCode ?? '',
  description: article?.description ?? '',
  price: article ? String(article.price).replace(/(\.\d\d)00$/, '$1') : '',
  salesUnit: article?.salesUnit ?? 'EA',
  uomConverter: String(article?.uomConverter ?? 1),
  stock: String(article?.stock ?? 0),
  itemStatus: article?.itemStatus ?? ('available' as const),
  imageUrl: article?.imageUrl ?? '',
  pictureId: article?.pictureId ?? '',
})

/** Creates or edits one article of a vendor. */
export function ArticleForm() {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const { currency } = useConfig()
  const record = useRecord<typeof ThirdPartyArticleToEdit>('thirdPartyArticle')
  const { id, thirdPartyArticle: article, vendorThirdParties: vendors } = record
  const save = useSave(SaveThirdPartyArticle)
  const form = useForm({
    schema: VendorArticleFields,
    words: articleWords,
    initial: valuesOf(record),
    revision: article?.revision,
    save: async (thirdPartyArticle, seen) => (await save({ id, thirdPartyArticle, seen })).failure,
  })
  const picture = form.control('pictureId')
  const address = form.field('imageUrl')
  return (
    <EditPage
      form={form}
      saved={t`Article saved`}
      removal={
        article && {
          mutation: DeleteThirdPartyArticle,
          label: t`Delete article`,
          words: articleWords,
          id: article.id,
          name: article.description,
        }
      }
    >
      <SelectField
        label={t`Vendor`}
        required
        disabled={id !== undefined || vendors.length === 1}
        placeholder={t`Choose a vendor`}
        options={vendors.map((vendor) => ({ value: vendor.id, label: vendor.name }))}
        {...form.field('vendor')}
      />
      <TextField
        label={t`Article code`}
        required
        readOnly={id !== undefined}
        autoComplete="off"
        {...form.field('articleCode')}
      />
      <TextField
        label={t`Description`}
        required
        autoComplete="off"
        {...form.field('description')}
      />
      <SelectField
        label={t`Status`}
        hint={t`Only available articles can be ordered.`}
        options={itemStates.map((state) => ({ value: state, label: i18n._(stateWords[state]) }))}
        {...form.field('itemStatus')}
      />
      <TextField
        label={t`Price of a sales unit in ${currency.display}`}
        required
        inputMode="decimal"
        autoComplete="off"
        {...form.field('price')}
      />
      <TextField
        label={t`Sales unit`}
        required
        hint={t`EA for each, or BOX, SET and the like.`}
        autoComplete="off"
        {...form.field('salesUnit')}
      />
      <TextField
        label={t`Pieces in a sales unit`}
        required
        inputMode="numeric"
        {...form.field('uomConverter')}
      />
      <TextField
        label={t`Stock in sales units`}
        required
        inputMode="numeric"
        {...form.field('stock')}
      />
      <PictureField
        kind="vendor-picture"
        value={form.values.pictureId}
        url={form.values.pictureId === '' ? '' : (article?.picture ?? '')}
        alt={t`Picture of the article`}
        error={picture.error}
        onChange={(fileId) => picture.onChange(fileId)}
        onRemove={() => form.set({ pictureId: '', imageUrl: '' })}
      />
      <TextField
        label={t`Address of a picture`}
        type="url"
        inputMode="url"
        autoComplete="off"
        hint={
          article?.pictureProblem
            ? i18n._(pictureWords(article.pictureProblem))
            : t`Instead of uploading it: the portal fetches the picture from there.`
        }
        {...address}
      />
    </EditPage>
  )
}
