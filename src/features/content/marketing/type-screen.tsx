import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { OfflineNotice } from '#parts/page/list-page.tsx'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { Page } from '#ui/page/page.tsx'
import { CategoryCards } from './category-cards.tsx'
import { MaterialCards } from './material-cards.tsx'
import type { MarketingType } from './marketing.gql.ts'
import type { TypeSearch } from './type-search.ts'
import * as css from './marketing.css.ts'

interface TypeScreenProps {
  question: Question<ResultOf<typeof MarketingType>, VariablesOf<typeof MarketingType>>
  search: TypeSearch
}

/** One kind of marketing material: its categories at the top, or what a search finds in all of them. */
export function TypeScreen({ question, search }: TypeScreenProps) {
  const { t } = useLingui()
  const { title } = useScreen()
  const navigate = useNavigate()
  const { categories, found, fresh } = useData(question)
  const age = useAge(question)
  const ask = (part: Partial<TypeSearch>) =>
    void navigate({
      to: '.',
      search: ((old: object) => ({ ...old, page: undefined, ...part })) as never,
    })
  const shown = found ?? categories
  return (
    <Page title={title} intro={<AsOf alone age={age} />}>
      <OfflineNotice />
      <Stack>
        <div className={css.tools}>
          <div className={css.search}>
            <SearchBox
              label={t`Search in ${title}`}
              placeholder={t`Title or text`}
              value={search.search ?? ''}
              onSearch={(term) => ask({ search: term || undefined })}
            />
          </div>
          {(fresh.count > 0 || search.show) && (
            <Button
              aria-pressed={!!search.show}
              onClick={() => ask({ show: search.show ? undefined : 'new' })}
            >
              <Trans>Only new ({fresh.count})</Trans>
            </Button>
          )}
        </div>
        {found && found.rows.length > 0 && (
          <MaterialCards key={found.page} materials={found.rows} itemPerLine={4} layout={null} />
        )}
        {categories && categories.rows.length > 0 && (
          <CategoryCards label={t`Categories`} categories={categories.rows} itemPerLine={4} />
        )}
        {found?.rows.length === 0 && (
          <EmptyState
            variant="no-result"
            heading={
              search.show && !search.search ? (
                <Trans>You’ve seen everything</Trans>
              ) : (
                <Trans>Nothing matches your search</Trans>
              )
            }
            action={
              <Button onClick={() => ask({ search: undefined, show: undefined })}>
                <Trans>Show all categories</Trans>
              </Button>
            }
          />
        )}
        {categories?.rows.length === 0 && (
          <EmptyState
            icon="image"
            heading={<Trans>No marketing material yet</Trans>}
            text={<Trans>Logos, posters and product pictures published for you appear here.</Trans>}
          />
        )}
        {shown && (
          <Pagination
            page={shown.page}
            pageCount={shown.pageTotal}
            onPage={(page) => ask({ page })}
          />
        )}
      </Stack>
    </Page>
  )
}
