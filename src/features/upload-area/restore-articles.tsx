import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AnyVariables } from '@urql/core'
import type { ResultOf } from 'gql.tada'
import { articleColumns } from '#domain/article/attribute-sheet.ts'
import { type Question, useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { saveWorkbook } from '#parts/file/workbook.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Table } from '#ui/table/table.tsx'
import { ArticlesFromFile } from './articles-from-file.tsx'
import { type RemovedProducts, RestoreProducts } from './upload-area.gql.ts'

interface RestoreArticlesProps {
  question: Question<ResultOf<typeof RemovedProducts>, AnyVariables>
}

/** Puts deleted articles that a file names back into the catalogue. */
export function RestoreArticles({ question }: RestoreArticlesProps) {
  const { removedProducts } = useData(question)
  const save = useSave(RestoreProducts)
  return (
    <ArticlesFromFile
      templateName="restore-articles"
      send={async (rows, check) => {
        const { data, failure } = await save({ products: rows.map(({ fields }) => fields), check })
        return data ? data.restoreProducts.results : { failure: failure.code }
      }}
      intro={
        <Trans>
          Choose the file you deleted articles with, or download the deleted articles and keep the
          rows to restore. Prices and stock are as the ERP last sent them.
        </Trans>
      }
      above={<Removed removed={removedProducts} />}
      sendLabel={(good) => (
        <Plural value={good} one="Restore # article" other="Restore # articles" />
      )}
      doneText={(good) => (
        <Plural value={good} one="# article restored" other="# articles restored" />
      )}
      resultText={(done) => (done ? <Trans>Restored</Trans> : <Trans>Can be restored</Trans>)}
    />
  )
}

/** Rows in sight; the file has all of them. */
const shownRows = 50

type RemovedList = ResultOf<typeof RemovedProducts>['removedProducts']

/** Deleted articles, the last one first, with who deleted them when. */
function Removed({ removed }: { removed: RemovedList }) {
  if (removed.length === 0)
    return (
      <Notice tone="info">
        <Trans>No articles are deleted.</Trans>
      </Notice>
    )
  return (
    <Stack>
      <Notice
        tone="info"
        action={
          <Button
            size="sm"
            icon="download"
            onClick={() =>
              void saveWorkbook('deleted-articles.xlsx', {
                name: 'Deleted',
                rows: [
                  articleColumns,
                  ...removed.map(({ articleCode, sorg }) => [articleCode, sorg]),
                ],
              })
            }
          >
            <Trans>Download deleted articles</Trans>
          </Button>
        }
      >
        <Plural
          value={removed.length}
          one="# article is deleted."
          other="# articles are deleted."
        />
        {removed.length > shownRows && (
          <>
            {' '}
            <Trans>The last {shownRows} are shown.</Trans>
          </>
        )}
      </Notice>
      <RemovedTable removed={removed.slice(0, shownRows)} />
    </Stack>
  )
}

function RemovedTable({ removed }: { removed: RemovedList }) {
  const { t } = useLingui()
  const { moment } = useDates()
  return (
    <Table
      caption={t`Deleted articles`}
      rows={removed}
      keyOf={({ articleCode, sorg }) => `${sorg}/${articleCode}`}
      columns={[
        {
          key: 'name',
          title: t`Article`,
          lead: true,
          text: ({ name, articleCode }) => name || articleCode,
        },
        { key: 'code', title: t`Code`, text: ({ articleCode }) => articleCode },
        { key: 'sorg', title: t`Sales organization`, text: ({ sorg }) => sorg },
        { key: 'at', title: t`Deleted`, text: ({ removedAt }) => moment(new Date(removedAt)) },
        { key: 'by', title: t`By`, text: ({ removedBy }) => removedBy ?? '' },
      ]}
    />
  )
}
