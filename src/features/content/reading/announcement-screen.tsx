import { Trans } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { AnnouncementCard } from '#parts/announcements/announcement-card.tsx'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import type { AnnouncementToRead } from '../content.gql.ts'

interface AnnouncementScreenProps {
  question: Question<ResultOf<typeof AnnouncementToRead>, VariablesOf<typeof AnnouncementToRead>>
}

/** One announcement on a page of its own, where the search over all content leads. */
export function AnnouncementScreen({ question }: AnnouncementScreenProps) {
  const { title } = useScreen()
  const { userAreaAnnouncement: announcement } = useData(question)
  const age = useAge(question)
  return (
    <Page title={title} width="reading" intro={<AsOf age={age} />}>
      {announcement ? (
        <AnnouncementCard {...announcement} />
      ) : (
        <EmptyState icon="bell" heading={<Trans>This announcement is no longer here</Trans>} />
      )}
    </Page>
  )
}
