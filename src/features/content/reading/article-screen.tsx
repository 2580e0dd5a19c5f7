import { Trans } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useAge, useData } from '#data/load.ts'
import { filesToKeep } from '#domain/content/files-to-keep.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { PhoneTitle } from '#ui/page/phone-title.tsx'
import { MarkNewsRead, type NewsArticle } from '../content.gql.ts'
import { ContentBody } from '#parts/content/content-body.tsx'
import { KeepOffline } from './keep-offline.tsx'
import { useMarkRead } from './use-mark-read.ts'

interface ArticleScreenProps {
  question: Question<ResultOf<typeof NewsArticle>, VariablesOf<typeof NewsArticle>>
}

/** One news item; opening it marks it as read. */
export function ArticleScreen({ question }: ArticleScreenProps) {
  const { title } = useScreen()
  const { news } = useData(question)
  const age = useAge(question)
  const { dayOf } = useDates()
  useMarkRead(MarkNewsRead, news && !news.isRead ? news.id : null)
  if (!news)
    return (
      <Page title={title}>
        <EmptyState icon="newspaper" heading={<Trans>This article is no longer here</Trans>} />
      </Page>
    )
  return (
    <Page
      title={news.title}
      width="reading"
      intro={
        <>
          {dayOf(Date.parse(String(news.publishedAt)))} <AsOf age={age} />
        </>
      }
      actions={
        news.files.length > 0 && (
          <KeepOffline group={`news:${news.id}`} urls={filesToKeep(news.files)} />
        )
      }
    >
      <Stack>
        <PhoneTitle>{news.title}</PhoneTitle>
        <ContentBody content={{ ...news, kind: 'news', publishedAt: String(news.publishedAt) }} />
      </Stack>
    </Page>
  )
}
