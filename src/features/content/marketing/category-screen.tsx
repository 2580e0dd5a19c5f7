import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { OfflineNotice } from '#parts/page/list-page.tsx'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { button } from '#ui/button.css.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { filesToKeep } from '#domain/content/files-to-keep.ts'
import { CategoryCards } from './category-cards.tsx'
import { KeepOffline } from '../reading/keep-offline.tsx'
import type { MarketingCategory } from './marketing.gql.ts'
import { MarketingPage } from './marketing-page.tsx'
import { MaterialCards } from './material-cards.tsx'
import { ZipMenu } from './zip-menu.tsx'
import * as css from './marketing.css.ts'

interface CategoryScreenProps {
  question: Question<ResultOf<typeof MarketingCategory>, VariablesOf<typeof MarketingCategory>>
}

/** One category of marketing material: the ones below it, and what is in it. */
export function CategoryScreen({ question }: CategoryScreenProps) {
  const { t } = useLingui()
  const { title: screenTitle } = useScreen()
  const { marketingMaterialCategory: category, marketingMaterials: materials } = useData(question)
  const age = useAge(question)
  if (!category)
    return (
      <Page title={screenTitle}>
        <EmptyState
          icon="image"
          heading={<Trans>This category is no longer here</Trans>}
          action={
            <Link to="/marketing-material" className={button({})}>
              <Trans>Show all marketing material</Trans>
            </Link>
          }
        />
      </Page>
    )
  const { title, children, unread, itemPerLine } = category
  const cards = [
    ...children.map(({ file }) => file),
    ...materials.rows.map((row) => row.placeholder),
  ]
  const urls = [
    ...new Set([
      ...cards.flatMap((card) => card?.thumbnailUrl ?? []),
      ...filesToKeep(materials.rows.flatMap(({ files }) => files)),
    ]),
  ]
  return (
    <MarketingPage
      {...category}
      intro={
        <>
          <Plural value={materials.count} one="# image" other="# images" />{' '}
          {unread > 0 && <Badge tone="info">{t`${unread} new`}</Badge>} <AsOf age={age} />
        </>
      }
      actions={
        materials.count > 0 && (
          <>
            <KeepOffline group={`marketing-category:${category.id}`} urls={urls} />
            <ZipMenu of={{ category: category.id }}>
              <Trans>Download all</Trans>
            </ZipMenu>
          </>
        )
      }
    >
      <OfflineNotice />
      <Stack gap={6}>
        {children.length > 0 &&
          (category.showChilds ? (
            <CategoryCards label={t`Categories`} categories={children} itemPerLine={itemPerLine} />
          ) : (
            <ul className={css.subcategories} aria-label={t`Categories`}>
              {children.map((child) => (
                <li key={child.id}>
                  <Link to={child.route as never} className={button({ size: 'sm' })}>
                    {child.title}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        {materials.rows.length > 0 && (
          <MaterialCards
            key={category.id}
            materials={materials.rows}
            itemPerLine={itemPerLine}
            layout={category.layout}
          />
        )}
        {children.length + materials.rows.length === 0 && (
          <EmptyState
            icon="image"
            heading={<Trans>{title} is empty at the moment</Trans>}
            text={<Trans>What is published for you appears here.</Trans>}
          />
        )}
      </Stack>
    </MarketingPage>
  )
}
