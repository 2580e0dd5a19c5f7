import { useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { withoutGroup } from '#domain/content/document-group.ts'
import { type Question, useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { Badge } from '#ui/display/badge.tsx'
import type { DocumentsToRead } from '../content.gql.ts'

interface DocumentListProps {
  question: Question<ResultOf<typeof DocumentsToRead>, VariablesOf<typeof DocumentsToRead>>
}

/** Sales documents for this person, by group. */
export function DocumentList({ question }: DocumentListProps) {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const { salesDocumentGroups: groups } = useData(question)
  return (
    <ListPage
      question={question}
      pageOf={({ salesDocuments }) => salesDocuments}
      keyOf={({ id }) => id}
      rowTo={({ id, type }) => `/sales-document/${type}/${id}`}
      searchHint={t`Title or text`}
      filters={[
        {
          name: 'group',
          label: t`Group`,
          any: t`All groups`,
          options: [
            ...groups.rows.map(({ id, name }) => ({ value: id, label: name })),
            { value: withoutGroup, label: t`Without a group` },
          ],
        },
      ]}
      empty={{
        icon: 'document',
        heading: t`No documents at the moment`,
        text: t`What is published for you appears here.`,
      }}
      columns={[
        { key: 'title', title: t`Title`, lead: true, text: ({ title }) => title },
        {
          key: 'read',
          title: t`Read`,
          text: ({ isRead }) => (isRead ? t`Read` : t`New`),
          cell: ({ isRead }) => (isRead ? t`Read` : <Badge tone="info">{t`New`}</Badge>),
        },
        { key: 'subtitle', title: t`Subtitle`, text: ({ subtitle }) => subtitle ?? '' },
        {
          key: 'group',
          title: t`Group`,
          text: ({ salesDocumentGroup }) => salesDocumentGroup?.name ?? '',
        },
        { key: 'files', title: t`Files`, align: 'end', text: ({ files }) => files.length },
        {
          key: 'date',
          title: t`Published`,
          text: ({ publishedAt }) => dayOf(Date.parse(String(publishedAt))),
        },
      ]}
    />
  )
}
