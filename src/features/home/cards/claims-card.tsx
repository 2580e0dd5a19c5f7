import { Trans } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { useScope } from '#shell/session/use-session.ts'
import { CardBody, HomeCard, RowText } from '../home-card.tsx'
import { WaitingClaims } from '../home.gql.ts'
import { useCard } from '../use-card.ts'
import { Trouble } from './trouble.tsx'

/** Claims that wait for this person: for the office's decision, or else for the dealer's answer. */
export function ClaimsCard() {
  const { dayOf } = useDates()
  const phase = useScope('claim.process') ? 'ours' : 'yours'
  const state = useCard(WaitingClaims, { phase })
  const waiting = state.data?.claimsV3.count ?? 0
  return (
    <HomeCard
      title={
        phase === 'ours' ? (
          <Trans>Claims waiting for us</Trans>
        ) : (
          <Trans>Claims waiting for you</Trans>
        )
      }
      figure={waiting || undefined}
      all={{ to: '/claim', search: { phase }, label: <Trans>All claims</Trans> }}
    >
      <CardBody state={state}>
        {({ claimsV3 }) => (
          <Trouble
            to="/claim"
            fine={<Trans>No claim is waiting.</Trans>}
            rows={claimsV3.rows.map(
              ({ id, number, custName, articleName, description, statusAt }) => ({
                id,
                to: `/claim/${id}`,
                text: (
                  <RowText
                    name={articleName || description || number}
                    about={`${number} · ${custName}`}
                    endAbout={dayOf(Date.parse(statusAt))}
                  />
                ),
              }),
            )}
          />
        )}
      </CardBody>
    </HomeCard>
  )
}
