import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  articleColumns,
  type ArticleKey,
  maxUploadRows,
  readArticleSheet,
  repeatedRows,
  uploadBatch,
  type UploadRow,
} from '#domain/article/attribute-sheet.ts'
import { SheetUploadPage } from '#parts/sheet-upload/sheet-upload-page.tsx'
import type { SheetUpload } from '#parts/sheet-upload/use-sheet-upload.ts'
import { failedRow, type ProductResult, repeated } from './product-results.ts'
import { rowWords } from './upload-words.ts'

type Row = UploadRow<ArticleKey>

interface ArticlesFromFileProps {
  send: SheetUpload<Row, ProductResult>['send']
  templateName: string
  intro: ReactNode
  above?: ReactNode
  sendLabel: (good: number) => ReactNode
  doneText: (good: number) => ReactNode
  resultText: (done: boolean) => ReactNode
  confirm?: { title: (good: number) => ReactNode; text: ReactNode }
}

/** Does one thing with articles that a file names. */
export function ArticlesFromFile({
  send,
  templateName,
  resultText,
  ...page
}: ArticlesFromFileProps) {
  const { t } = useLingui()
  const upload: SheetUpload<Row, ProductResult> = {
    read: readArticleSheet,
    maxRows: maxUploadRows,
    batch: uploadBatch,
    send,
    failed: failedRow,
    acrossFile: (rows) => repeated(repeatedRows(rows)),
  }
  return (
    <SheetUploadPage
      {...page}
      upload={upload}
      columns={articleColumns}
      template={{ name: templateName, example: ['BIKE-1', '1000'] }}
      fileLabel={t`File with articles`}
      words={rowWords}
      resultText={(_, done) => resultText(done)}
      shown={[
        {
          key: 'article',
          title: t`Article`,
          lead: true,
          text: ({ fields, result }) => result.name ?? fields.articleCode,
        },
        { key: 'code', title: t`Code`, text: ({ fields }) => fields.articleCode },
        { key: 'sorg', title: t`Sales organization`, text: ({ fields }) => fields.sorg },
      ]}
    />
  )
}
