import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { OfflineNotice } from '#parts/page/list-page.tsx'
import { button } from '#ui/button.css.ts'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { CategoryCards } from './category-cards.tsx'
import type { MarketingOverview } from './marketing.gql.ts'
import * as css from './marketing.css.ts'

interface OverviewScreenProps {
  question: Question<ResultOf<typeof MarketingOverview>, VariablesOf<typeof MarketingOverview>>
}

/** Marketing material of both kinds, from the top. */
export function OverviewScreen({ question }: OverviewScreenProps) {
  const { t } = useLingui()
  const { brand, lineUp } = useData(question)
  const age = useAge(question)
  const parts = [
    { type: 'brand-assets', title: t`Brand assets`, rows: brand.rows },
    { type: 'product-lineup', title: t`Product line-up`, rows: lineUp.rows },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Page title={t`Marketing material`} intro={<AsOf alone age={age} />}>
      <OfflineNotice />
      <Stack gap={6}>
        {parts.length === 0 && (
          <EmptyState
            icon="image"
            heading={<Trans>No marketing material yet</Trans>}
            text={<Trans>Logos, posters and product pictures published for you appear here.</Trans>}
          />
        )}
        {parts.map(({ type, title, rows }) => (
          <section key={type} aria-label={title}>
            <Stack>
              <div className={css.around}>
                <h2>{title}</h2>
                <Link
                  to={`/marketing-material/${type}` as never}
                  className={button({ size: 'sm' })}
                >
                  <Trans>Search in {title}</Trans>
                </Link>
              </div>
              <CategoryCards label={title} categories={rows} itemPerLine={4} />
            </Stack>
          </section>
        ))}
      </Stack>
    </Page>
  )
}
