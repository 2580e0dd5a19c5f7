import { Plural, Trans } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useDates } from '#parts/date/use-dates.ts'
import { CardBody, HomeCard, RowText } from '../home-card.tsx'
import type { OfficeOverview } from '../home.gql.ts'
import { Trouble } from './trouble.tsx'
import type { CardState } from '../use-card.ts'

type Overview = ResultOf<typeof OfficeOverview>

export interface OfficeCardProps {
  state: CardState<Overview>
}

/** Orders, claims and sold frames that the ERP did not take. */
export function HandoverCard({ state }: OfficeCardProps) {
  const failed =
    (state.data?.orderHandovers.failed ?? 0) + (state.data?.recordHandovers.failed ?? 0)
  return (
    <HomeCard
      title={<Trans>Failed ERP exports</Trans>}
      figure={failed || undefined}
      all={{ to: '/admin/handover', label: <Trans>All exports</Trans> }}
    >
      <CardBody state={state}>
        {({ orderHandovers: { orders }, recordHandovers: { records } }) => (
          <>
            {(orders.length > 0 || records.length === 0) && (
              <Trouble
                to="/admin/handover"
                search={{ state: 'FAILED' }}
                fine={<Trans>No order, claim or sold frame is stuck.</Trans>}
                rows={orders.map(({ id, customer, error }) => ({
                  id,
                  text: <RowText name={id} about={error ?? customer} />,
                }))}
              />
            )}
            {records.length > 0 && (
              <Trouble
                to="/admin/handover-records"
                search={{ state: 'FAILED' }}
                fine={null}
                rows={records.map(({ id, kind, number, customer, error }) => ({
                  id: `${kind} ${id}`,
                  text: <RowText name={number} about={error ?? customer} />,
                }))}
              />
            )}
          </>
        )}
      </CardBody>
    </HomeCard>
  )
}

/** Mail that could not be sent. */
export function MailCard({ state }: OfficeCardProps) {
  const failed = state.data?.mailMessages?.count ?? 0
  return (
    <HomeCard
      title={<Trans>Failed mail</Trans>}
      figure={failed || undefined}
      all={{ to: '/admin/mail', label: <Trans>All mail</Trans> }}
    >
      <CardBody state={state}>
        {({ mailMessages }) => (
          <Trouble
            to="/admin/mail"
            search={{ state: 'FAILED' }}
            fine={<Trans>No message failed.</Trans>}
            rows={(mailMessages?.messages ?? []).map(({ id, subject, to }) => ({
              id,
              text: <RowText name={subject} about={to} />,
            }))}
          />
        )}
      </CardBody>
    </HomeCard>
  )
}

/** People who would like to become customers and have no answer yet. */
export function InquiriesCard({ state }: OfficeCardProps) {
  const { dayOf } = useDates()
  const open = state.data?.customerInquiries?.count ?? 0
  return (
    <HomeCard
      title={<Trans>Open inquiries</Trans>}
      figure={open > 0 ? <Plural value={open} one="# open" other="# open" /> : undefined}
      all={{ to: '/admin/inquiries', label: <Trans>All inquiries</Trans> }}
    >
      <CardBody state={state}>
        {({ customerInquiries }) => (
          <Trouble
            to="/admin/inquiries"
            search={{ open: 'yes' }}
            fine={<Trans>No inquiry is open.</Trans>}
            rows={(customerInquiries?.rows ?? []).map(({ id, name, city, createdAt }) => ({
              id,
              text: (
                <RowText name={name} about={city} endAbout={dayOf(new Date(String(createdAt)))} />
              ),
            }))}
          />
        )}
      </CardBody>
    </HomeCard>
  )
}

/** Consumer voice that has no answer yet. */
export function FeedbackCard({ state }: OfficeCardProps) {
  const { dayOf } = useDates()
  const open = state.data?.customerFeedbacks?.count ?? 0
  return (
    <HomeCard
      title={<Trans>Open consumer voice</Trans>}
      figure={open > 0 ? <Plural value={open} one="# open" other="# open" /> : undefined}
      all={{ to: '/admin/consumer-voice', label: <Trans>All consumer voice</Trans> }}
    >
      <CardBody state={state}>
        {({ customerFeedbacks }) => (
          <Trouble
            to="/admin/consumer-voice"
            search={{ open: 'yes' }}
            fine={<Trans>No message is open.</Trans>}
            rows={(customerFeedbacks?.rows ?? []).map(({ id, message, person, createdAt }) => ({
              id,
              text: (
                <RowText
                  name={person}
                  about={message}
                  endAbout={dayOf(new Date(String(createdAt)))}
                />
              ),
            }))}
          />
        )}
      </CardBody>
    </HomeCard>
  )
}
