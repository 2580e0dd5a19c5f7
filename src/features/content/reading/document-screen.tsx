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
import { type DocumentToRead, MarkDocumentRead } from '../content.gql.ts'
import { ContentBody } from '#parts/content/content-body.tsx'
import { KeepOffline } from './keep-offline.tsx'
import { useMarkRead } from './use-mark-read.ts'

interface DocumentScreenProps {
  question: Question<ResultOf<typeof DocumentToRead>, VariablesOf<typeof DocumentToRead>>
}

/** One sales document; a single PDF is shown in place. Opening it marks it as read. */
export function DocumentScreen({ question }: DocumentScreenProps) {
  const { title } = useScreen()
  const { salesDocument: document } = useData(question)
  const age = useAge(question)
  const { dayOf } = useDates()
  useMarkRead(MarkDocumentRead, document && !document.isRead ? document.id : null)
  if (!document)
    return (
      <Page title={title}>
        <EmptyState icon="document" heading={<Trans>This document is no longer here</Trans>} />
      </Page>
    )
  return (
    <Page
      title={document.title}
      intro={
        <>
          {[
            document.subtitle,
            document.salesDocumentGroup?.name,
            dayOf(Date.parse(String(document.publishedAt))),
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          <AsOf age={age} />
        </>
      }
      actions={
        document.files.length > 0 && (
          <KeepOffline group={`sales-document:${document.id}`} urls={filesToKeep(document.files)} />
        )
      }
    >
      <Stack>
        <PhoneTitle>{document.title}</PhoneTitle>
        <ContentBody
          content={{ ...document, kind: 'document', publishedAt: String(document.publishedAt) }}
        />
      </Stack>
    </Page>
  )
}
