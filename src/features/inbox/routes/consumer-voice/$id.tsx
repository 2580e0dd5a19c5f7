import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useRecord } from '#parts/page/use-record.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Facts } from '#ui/display/facts.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Page } from '#ui/page/page.tsx'
import { PhoneTitle } from '#ui/page/phone-title.tsx'
import { AnswerState } from '../../answer-state.tsx'
import * as css from '../../inbox.css.ts'
import { FeedbackView, MarkFeedback, ReplyToFeedback } from '../../inbox.gql.ts'
import { Replies } from '../../replies.tsx'
import { useMark } from '../../use-mark.ts'

export const Route = createFileRoute('/_frame/admin/consumer-voice/$id')({
  staticData: {
    screen: { title: msg`Consumer voice`, allow: ['page.user-management'], up: true },
  },
  loader: ({ context, params: { id } }) => context.load(FeedbackView, { id }),
  component: Feedback,
})

function Feedback() {
  const { t } = useLingui()
  const { moment } = useDates()
  const feedback = useRecord<typeof FeedbackView>('customerFeedback').customerFeedback!
  const { busy, mark } = useMark(MarkFeedback)
  const reply = useSave(ReplyToFeedback)
  const { id, person, username, email, custCode, custName } = feedback
  const isAnswered = feedback.answeredAt !== null
  return (
    <Page
      title={person}
      intro={<AnswerState {...feedback} />}
      width="reading"
      actions={
        <Button busy={busy} onClick={() => void mark([id], !isAnswered)}>
          {isAnswered ? <Trans>Open again</Trans> : <Trans>Mark as answered</Trans>}
        </Button>
      }
    >
      <Stack>
        <PhoneTitle>{person}</PhoneTitle>
        <Card>
          <Stack>
            <p className={css.text}>{feedback.message}</p>
            <Facts
              facts={[
                [t`Received`, moment(new Date(String(feedback.createdAt)))],
                [t`Username`, username],
                [t`Email`, email],
                [t`Customer`, custCode && `${custName} (${custCode})`],
              ]}
            />
          </Stack>
        </Card>
        <Replies
          id={`feedback/${id}`}
          replies={feedback.replies}
          email={email}
          send={async (text) => (await reply({ id, reply: text })).failure}
        />
      </Stack>
    </Page>
  )
}
