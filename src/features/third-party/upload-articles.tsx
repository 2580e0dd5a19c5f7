import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useState } from 'react'
import {
  maxSheetRows,
  type ProductFields,
  productColumns,
  readProductSheet,
} from '#domain/third-party/product-sheet.ts'
import { type Question, useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { SheetUploadPage } from '#parts/sheet-upload/sheet-upload-page.tsx'
import type { SheetRow, SheetUpload } from '#parts/sheet-upload/use-sheet-upload.ts'
import type { VendorResult } from './vendor-result.ts'
import { type ThirdPartyVendors, UploadVendorArticles } from './third-party.gql.ts'
import { uploadWords } from './upload-words.ts'
import { VendorChoice } from './vendor-choice.tsx'

interface ArticleRow extends SheetRow {
  fields: ProductFields
}

interface UploadArticlesProps {
  question: Question<ResultOf<typeof ThirdPartyVendors>, VariablesOf<typeof ThirdPartyVendors>>
}

/** Adds or replaces articles of a vendor from a workbook. */
export function UploadArticles({ question }: UploadArticlesProps) {
  const { t } = useLingui()
  const { vendorThirdParties: vendors } = useData(question)
  const [chosen, setChosen] = useState<string | null>(null)
  const vendor = vendors.length === 1 ? vendors[0]!.id : chosen
  const save = useSave(UploadVendorArticles)
  const upload: SheetUpload<ArticleRow, VendorResult> = {
    read(cells) {
      const sheet = readProductSheet(cells)
      if (sheet.problem !== null) return sheet
      return {
        problem: null,
        rows: sheet.rows.map(({ line, cells, fields }) => ({
          line,
          cells,
          fields: fields as ProductFields,
        })),
      }
    },
    about: vendor,
    maxRows: maxSheetRows,
    // The most that the server takes.
    batch: 75,
    async send(rows, check) {
      const { data, failure } = await save({
        vendor,
        products: rows.map(({ fields }) => fields),
        check,
      })
      return data ? data.uploadProductThirdParties.results : { failure: failure.code }
    },
    failed: (code) => ({ code, created: false }),
  }
  return (
    <SheetUploadPage
      upload={upload}
      columns={productColumns}
      template={{
        name: 'third-party-articles',
        example: ['BELL-1', 'Bell, brass', '12.50', 'EA', '1', '40', 'available', ''],
      }}
      fileLabel={t`File with articles`}
      words={uploadWords}
      disabled={vendor === null}
      above={<VendorChoice vendors={vendors} vendor={vendor} onChoose={setChosen} />}
      intro={
        <Trans>
          Fill in the template, a line for each article. Empty cells, columns that you leave out and
          articles that aren’t in the file stay as they are.
        </Trans>
      }
      shown={[
        { key: 'article', title: t`Article`, lead: true, text: ({ fields }) => fields.articleCode },
        { key: 'description', title: t`Description`, text: ({ fields }) => fields.description },
        { key: 'price', title: t`Price`, align: 'end', text: ({ fields }) => fields.price },
        { key: 'stock', title: t`Stock`, align: 'end', text: ({ cells }) => cells.stock ?? '' },
      ]}
      sendLabel={(good) => <Plural value={good} one="Save # article" other="Save # articles" />}
      doneText={(good) => <Plural value={good} one="# article saved" other="# articles saved" />}
      resultText={({ result }) =>
        result.created ? <Trans>New article</Trans> : <Trans>Existing article</Trans>
      }
    />
  )
}
