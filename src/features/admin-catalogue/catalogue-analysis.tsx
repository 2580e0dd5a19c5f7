import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Page } from '#ui/page/page.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/navigation/tabs.tsx'
import type { ArticleDisplays } from './admin-catalogue.gql.ts'
import type { AnalysisSearch } from './catalogue-analysis-screen.ts'
import { LimitList } from './limit-list.tsx'
import * as css from './limit-list.css.ts'
import { Reasons } from './reasons.tsx'

interface CatalogueAnalysisProps {
  search: AnalysisSearch
  question: Question<ResultOf<typeof ArticleDisplays>, VariablesOf<typeof ArticleDisplays>>
  /** Goes to the same screen with another question. */
  go: (search: AnalysisSearch) => void
}

export function AnalysisPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Catalog analysis`}>
      <SkeletonRows rows={8} label={t`Reading articles`} />
    </Page>
  )
}

/** Articles with their order limits, and why a customer can order them or cannot. */
export function CatalogueAnalysis({ search, question, go }: CatalogueAnalysisProps) {
  const { t } = useLingui()
  const { sorgs, articleDisplays } = useData(question)
  const { view = 'limits' } = search
  const age = useAge(question)
  return (
    <Page
      title={t`Catalog analysis`}
      intro={
        view === 'limits' ? (
          <>
            <Plural value={articleDisplays.count} one="# article" other="# articles" />{' '}
            <AsOf age={age} />
          </>
        ) : undefined
      }
    >
      <Tabs
        label={t`To review`}
        value={view}
        onChange={(next) => go({ ...search, view: next === 'limits' ? undefined : next })}
        items={[
          {
            value: 'limits',
            label: <Trans>Order limits</Trans>,
            content: <Limits search={search} question={question} go={go} />,
          },
          {
            value: 'reasons',
            label: <Trans>Why is it blocked?</Trans>,
            content: <Reasons sorgs={sorgs} />,
          },
        ]}
      />
    </Page>
  )
}

function Limits({ search, question, go }: CatalogueAnalysisProps) {
  const { t } = useLingui()
  const {
    sorgs,
    articleDisplays: { entries, page, pageTotal },
  } = useData(question)
  const merchantOf = (sorg: string) => sorgs.find((one) => one.sorg === sorg)?.merchantName ?? ''
  const find = (term: string) => go({ ...search, search: term || undefined, page: undefined })
  return (
    <div className={css.stack}>
      <div className={css.bar}>
        <span className={css.grow}>
          <SearchBox
            label={t`Find articles`}
            placeholder={t`Code, EAN or name`}
            submit
            value={search.search ?? ''}
            onSearch={find}
          />
        </span>
        {sorgs.length > 1 && (
          <span className={css.choice}>
            <SelectField
              label={t`Sales organization`}
              hideLabel
              placeholder={t`All sales organizations`}
              value={search.sorg ?? ''}
              options={sorgs.map(({ sorg, merchantName }) => ({
                value: sorg,
                label: `${sorg} – ${merchantName}`,
              }))}
              onChange={(event) =>
                go({ ...search, sorg: event.target.value || undefined, page: undefined })
              }
            />
          </span>
        )}
      </div>
      {entries.length > 0 ? (
        <LimitList entries={entries} merchantOf={merchantOf} />
      ) : search.search || search.sorg ? (
        <EmptyState
          variant="no-result"
          heading={<Trans>No matching articles</Trans>}
          text={<Trans>Articles are found by code, EAN and words of their names.</Trans>}
          action={
            <Button onClick={() => go({ view: search.view })}>
              <Trans>Show all articles</Trans>
            </Button>
          }
        />
      ) : (
        <EmptyState
          heading={<Trans>No articles yet</Trans>}
          text={
            <Trans>Articles come with the feeds of the ERP. Their order limits are set here.</Trans>
          }
        />
      )}
      <Pagination
        page={page}
        pageCount={pageTotal}
        onPage={(next) => go({ ...search, page: next })}
      />
    </div>
  )
}
