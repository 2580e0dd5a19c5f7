import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSave } from '#data/save.ts'
import { isClaimStatus } from '#domain/claims/claim-status.ts'
import { handoverWords } from '#parts/handover/handover-words.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { SendAgain } from '#parts/handover/send-again.tsx'
import { FrameInspection } from '#parts/frames/frame-inspection.tsx'
import { useScope } from '#shell/session/use-session.ts'
import { Card } from '#ui/display/card.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { ClaimStatusDot } from '../claim-status-dot.tsx'
import { SendClaimAgain } from '../change-claim.gql.ts'
import * as css from '../claims.css.ts'
import { phaseName, statusName } from '../claim-words.ts'
import type { ClaimView } from '../claims.gql.ts'
import { ClaimFiles } from './claim-files.tsx'

function Fact({ title, children }: { title: ReactNode; children: ReactNode }) {
  if (!children && children !== 0) return null
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Everything that a claim says. */
export function ClaimBody({ claim }: { claim: ClaimView }) {
  return (
    <>
      {claim.stolenBike && (
        <Notice tone="danger">
          <Trans>This bicycle is reported as stolen. Call us before you do anything else.</Trans>
        </Notice>
      )}
      {claim.recall && (
        <Notice tone="warning">
          <Trans>This bicycle is recalled: {claim.recall}</Trans>
        </Notice>
      )}
      <State claim={claim} />
      <Article claim={claim} />
      <Fault claim={claim} />
      <ClaimFiles claim={claim} />
      <People claim={claim} />
      <History claim={claim} />
    </>
  )
}

function State({ claim }: { claim: ClaimView }) {
  const { t, i18n } = useLingui()
  const { brief } = useDates()
  const mayProcess = useScope('claim.process')
  const sendAgain = useSave(SendClaimAgain)
  return (
    <Card title={t`State`}>
      <dl className={css.facts}>
        <Fact title={t`Number`}>{claim.number}</Fact>
        <Fact title={t`Status`}>
          <ClaimStatusDot status={claim.status} />
        </Fact>
        <Fact title={t`Phase`}>{phaseName(i18n, claim.status.category, mayProcess)}</Fact>
        <Fact title={t`In this status since`}>{brief(Date.parse(claim.statusAt))}</Fact>
        <Fact title={t`Reason`}>{claim.histories.at(-1)?.reason ?? ''}</Fact>
        <Fact title={t`Reason of the rejection`}>{claim.reasonRejection}</Fact>
        <Fact title={t`Resolution`}>{claim.resolution}</Fact>
        <Fact title={t`Credit note`}>{claim.creditNote}</Fact>
        <Fact title={t`Delivery orders`}>{claim.deliveryOrders.join(', ')}</Fact>
        <Fact title={t`Tracking number`}>{claim.trackingNo}</Fact>
        {mayProcess && (
          <Fact title={t`ERP`}>
            {i18n._(handoverWords[claim.handover] ?? handoverWords['waiting']!)}{' '}
            {claim.handover === 'failed' && (
              <SendAgain name={claim.number} send={() => sendAgain({ id: claim.id })} />
            )}
          </Fact>
        )}
      </dl>
    </Card>
  )
}

function Article({ claim }: { claim: ClaimView }) {
  const { t } = useLingui()
  const { day } = useDates()
  return (
    <Card title={claim.category === 'bike' ? t`Bicycle` : t`Article`}>
      <dl className={css.facts}>
        <Fact title={t`Frame number`}>{claim.frameNumber}</Fact>
        <Fact title={t`Article number`}>{claim.articleCode}</Fact>
        <Fact title={t`Article`}>{claim.articleName}</Fact>
        <Fact title={t`Description of the article`}>{claim.description}</Fact>
        <Fact title={t`Quantity`}>{claim.qty}</Fact>
        <Fact title={t`Brand`}>{claim.brandName}</Fact>
        <Fact title={t`Model`}>{claim.model}</Fact>
        <Fact title={t`Model year`}>{claim.modelYear}</Fact>
        <Fact title={t`Series`}>{claim.series}</Fact>
        <Fact title={t`Category`}>{claim.mcName}</Fact>
        <Fact title={t`Production code`}>{claim.productionCode}</Fact>
        <Fact title={t`Size, color and other attributes`}>{claim.bikeAttributes}</Fact>
        <Fact title={t`Shipped with delivery`}>{claim.frameShippedDelvNo}</Fact>
        <Fact title={t`Shipped to`}>
          {[claim.frameShippedToName, claim.frameShippedTo].filter(Boolean).join(', ')}
        </Fact>
        <Fact title={t`Warranty until`}>{claim.warrantyUntil && day(claim.warrantyUntil)}</Fact>
        <Fact title={t`Pre-delivery inspection`}>
          {claim.pdi && (
            <FrameInspection on={claim.pdi} id={claim.pdiId} complete={claim.pdiComplete} />
          )}
        </Fact>
        <Fact title={t`Warranty`}>{claim.isNotAWarranty && t`This isn’t a warranty case`}</Fact>
      </dl>
    </Card>
  )
}

function Fault({ claim }: { claim: ClaimView }) {
  const { t } = useLingui()
  return (
    <Card title={t`Problem`}>
      <dl className={css.facts}>
        <Fact title={t`Delivery`}>{claim.isShortage && t`It never arrived`}</Fact>
        {claim.problems.map(({ id, part, description, notes }) => (
          <Fact key={id} title={part}>
            {[description, notes].filter(Boolean).join('\n')}
          </Fact>
        ))}
        <Fact title={t`Description of the fault`}>{claim.customerNotes}</Fact>
      </dl>
    </Card>
  )
}

function People({ claim }: { claim: ClaimView }) {
  const { t } = useLingui()
  const { day } = useDates()
  const { consumer, dealer } = claim
  return (
    <Card title={t`Purchase and contact`}>
      <dl className={css.facts}>
        <Fact title={t`Day of purchase`}>{claim.purchaseDate && day(claim.purchaseDate)}</Fact>
        <Fact title={t`Contact`}>
          {[claim.contactName, claim.contactPhone].filter(Boolean).join('\n')}
        </Fact>
        <Fact title={t`Your reference`}>{claim.referenceNo}</Fact>
        <Fact title={t`Delivery number`}>{claim.deliveryNo}</Fact>
        <Fact title={t`Consumer`}>
          {[consumer.name, consumer.phone, consumer.email, consumer.address, consumer.city]
            .filter(Boolean)
            .join('\n')}
        </Fact>
        <Fact title={t`Dealer`}>
          {dealer &&
            [
              dealer.custName,
              dealer.custCode,
              dealer.phone,
              dealer.email,
              dealer.address,
              dealer.city,
            ]
              .filter(Boolean)
              .join('\n')}
        </Fact>
      </dl>
    </Card>
  )
}

function History({ claim }: { claim: ClaimView }) {
  const { t, i18n } = useLingui()
  const { brief } = useDates()
  return (
    <Card title={t`History`}>
      <ol className={css.rows}>
        {claim.histories.map(({ toStatusId, reason, createdAt, createdBy }) => (
          <li key={`${toStatusId}${String(createdAt)}`} className={css.words}>
            <strong>{isClaimStatus(toStatusId) ? statusName(i18n, toStatusId) : toStatusId}</strong>
            {reason && <span>{reason}</span>}
            <span className={css.quiet}>
              {[brief(Date.parse(createdAt)), createdBy].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
