import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useState } from 'react'
import {
  maxSheetRows,
  readStockSheet,
  type StockFields,
  stockColumns,
} from '#domain/third-party/product-sheet.ts'
import { type Question, useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { SheetUploadPage } from '#parts/sheet-upload/sheet-upload-page.tsx'
import type { SheetRow, SheetUpload } from '#parts/sheet-upload/use-sheet-upload.ts'
import type { VendorResult } from './vendor-result.ts'
import { type ThirdPartyVendors, UploadVendorStock } from './third-party.gql.ts'
import { uploadWords } from './upload-words.ts'
import { VendorChoice } from './vendor-choice.tsx'

interface StockRow extends SheetRow {
  fields: StockFields
}

interface UploadStockProps {
  question: Question<ResultOf<typeof ThirdPartyVendors>, VariablesOf<typeof ThirdPartyVendors>>
}

/** Sets the stock of a vendor's articles from a workbook. */
export function UploadStock({ question }: UploadStockProps) {
  const { t } = useLingui()
  const { vendorThirdParties: vendors } = useData(question)
  const [chosen, setChosen] = useState<string | null>(null)
  const vendor = vendors.length === 1 ? vendors[0]!.id : chosen
  const save = useSave(UploadVendorStock)
  const upload: SheetUpload<StockRow, VendorResult> = {
    read: readStockSheet,
    about: vendor,
    maxRows: maxSheetRows,
    // The most that the server takes.
    batch: 75,
    async send(rows, check) {
      const { data, failure } = await save({
        vendor,
        stocks: rows.map(({ fields }) => fields),
        check,
      })
      return data ? data.uploadStockThirdParties.results : { failure: failure.code }
    },
    failed: (code) => ({ code, created: false }),
  }
  return (
    <SheetUploadPage
      upload={upload}
      columns={stockColumns}
      template={{ name: 'third-party-stock', example: ['BELL-1', '40'] }}
      fileLabel={t`File with stock`}
      words={uploadWords}
      disabled={vendor === null}
      above={<VendorChoice vendors={vendors} vendor={vendor} onChoose={setChosen} />}
      intro={
        <Trans>
          Fill in the template, a line for each article with the sales units in stock. Articles that
          aren’t in the file keep their stock.
        </Trans>
      }
      shown={[
        { key: 'article', title: t`Article`, lead: true, text: ({ fields }) => fields.articleCode },
        { key: 'stock', title: t`Stock`, align: 'end', text: ({ cells }) => cells.stock ?? '' },
      ]}
      sendLabel={(good) => (
        <Plural value={good} one="Set stock of # article" other="Set stock of # articles" />
      )}
      doneText={(good) => (
        <Plural value={good} one="Stock of # article set" other="Stock of # articles set" />
      )}
      resultText={(_, done) => (done ? <Trans>Set</Trans> : <Trans>Can be set</Trans>)}
    />
  )
}
