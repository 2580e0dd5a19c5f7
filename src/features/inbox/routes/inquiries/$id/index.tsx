import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useRecord } from '#parts/page/use-record.ts'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { Card } from '#ui/display/card.tsx'
import { Facts } from '#ui/display/facts.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { Page } from '#ui/page/page.tsx'
import { PhoneTitle } from '#ui/page/phone-title.tsx'
import { AnswerState } from '../../../answer-state.tsx'
import * as css from '../../../inbox.css.ts'
import { InquiryView, MarkInquiries, ReplyToInquiry } from '../../../inbox.gql.ts'
import { placeOf } from '../../../place-of.ts'
import { Replies } from '../../../replies.tsx'
import { useMark } from '../../../use-mark.ts'

export const Route = createFileRoute('/_frame/admin/inquiries/$id/')({
  staticData: {
    screen: { title: msg`Customer inquiry`, allow: ['page.user-management'], up: true },
  },
  loader: ({ context, params: { id } }) => context.load(InquiryView, { id }),
  component: Inquiry,
})

function Inquiry() {
  const { t } = useLingui()
  const { moment } = useDates()
  const inquiry = useRecord<typeof InquiryView>('customerInquiry').customerInquiry!
  const { busy, mark } = useMark(MarkInquiries)
  const reply = useSave(ReplyToInquiry)
  const { id, answeredAt, acceptedCustomer, acceptedUser } = inquiry
  const isAnswered = answeredAt !== null
  return (
    <Page
      title={inquiry.name}
      intro={<AnswerState {...inquiry} />}
      width="reading"
      actions={
        <Row>
          <Button busy={busy} onClick={() => void mark([id], !isAnswered)}>
            {isAnswered ? <Trans>Open again</Trans> : <Trans>Mark as answered</Trans>}
          </Button>
          {acceptedCustomer === null && (
            <Link
              to={`/admin/inquiries/${id}/accept` as never}
              className={button({ variant: 'primary' })}
            >
              <Icon name="check" size="sm" />
              <Trans>Accept as customer</Trans>
            </Link>
          )}
        </Row>
      }
    >
      <Stack>
        <PhoneTitle>{inquiry.name}</PhoneTitle>
        <Card>
          <Facts
            facts={[
              [t`Customer`, acceptedCustomer],
              [t`User`, acceptedUser],
              [t`Received`, moment(new Date(String(inquiry.createdAt)))],
              [t`Address`, inquiry.address],
              [t`City`, placeOf(inquiry)],
              [t`Email`, inquiry.email],
              [t`Phone`, inquiry.phone],
              [t`Website`, inquiry.web],
            ]}
          />
        </Card>
        <Card title={<Trans>Reason</Trans>}>
          <p className={css.text}>{inquiry.reason}</p>
        </Card>
        <Card title={<Trans>Goal</Trans>}>
          <p className={css.text}>{inquiry.goal}</p>
        </Card>
        <Replies
          id={`inquiry/${id}`}
          replies={inquiry.replies}
          email={inquiry.email}
          send={async (text) => (await reply({ id, reply: text })).failure}
        />
      </Stack>
    </Page>
  )
}
