import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  attributeColumns,
  type AttributeFields,
  maxUploadRows,
  readAttributeSheet,
  repeatedRows,
  uploadBatch,
  type UploadRow,
} from '#domain/article/attribute-sheet.ts'
import { useSave } from '#data/save.ts'
import { SheetUploadPage } from '#parts/sheet-upload/sheet-upload-page.tsx'
import type { SheetUpload } from '#parts/sheet-upload/use-sheet-upload.ts'
import { failedRow, type ProductResult, repeated } from './product-results.ts'
import { UpdateProductAttributes } from './upload-area.gql.ts'
import { rowWords } from './upload-words.ts'

/** Sets and removes attributes of articles from a file. */
export function AttributesFromFile() {
  const { t } = useLingui()
  const save = useSave(UpdateProductAttributes)
  const upload: SheetUpload<UploadRow<AttributeFields>, ProductResult> = {
    read: readAttributeSheet,
    maxRows: maxUploadRows,
    batch: uploadBatch,
    async send(rows, check) {
      const products = rows.map(({ fields: { articleCode, sorg, name, value } }) => ({
        articleCode,
        sorg,
        attribute: { name, value },
      }))
      const { data, failure } = await save({ products, check })
      return data ? data.updateProductAttributes.results : { failure: failure.code }
    },
    failed: failedRow,
    acrossFile: (rows) => repeated(repeatedRows(rows)),
  }
  return (
    <SheetUploadPage
      upload={upload}
      columns={attributeColumns}
      template={{
        name: 'article-attributes',
        example: ['BIKE-1', '1000', t`Fork travel`, '120 mm'],
      }}
      fileLabel={t`File with attributes`}
      words={rowWords}
      intro={
        <Trans>
          Fill in the template, one row for each attribute. Dealers see attributes on the article’s
          page and find the article by them. Leave the value empty to remove an attribute.
        </Trans>
      }
      shown={[
        {
          key: 'article',
          title: t`Article`,
          lead: true,
          text: ({ fields, result }) => result.name ?? fields.articleCode,
        },
        { key: 'code', title: t`Code`, text: ({ fields }) => fields.articleCode },
        { key: 'sorg', title: t`Sales organization`, text: ({ fields }) => fields.sorg },
        { key: 'attribute', title: t`Attribute`, text: ({ fields }) => fields.name },
        { key: 'value', title: t`Value`, text: ({ fields }) => fields.value },
        { key: 'before', title: t`Until now`, text: ({ result }) => result.before ?? '' },
      ]}
      sendLabel={(good) => <Plural value={good} one="Save # attribute" other="Save # attributes" />}
      doneText={(good) => (
        <Plural value={good} one="# attribute saved" other="# attributes saved" />
      )}
      resultText={({ result: { change } }) => {
        if (change === 'ADDED') return <Trans>New</Trans>
        if (change === 'REMOVED') return <Trans>Removed</Trans>
        return change === 'UNCHANGED' ? <Trans>Unchanged</Trans> : <Trans>Changed</Trans>
      }}
    />
  )
}
