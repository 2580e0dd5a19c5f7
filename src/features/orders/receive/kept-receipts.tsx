import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useScope } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { Receipt } from '../orders.gql.ts'
import { DifferenceWords } from './difference-words.tsx'
import * as css from './receive.css.ts'

type ReceiptLine = Receipt['lines'][number]

/** Receipts of a delivery: who counted when, and what differed. */
export function KeptReceipts({
  receipts,
  delivery,
}: {
  receipts: readonly Receipt[]
  /** Number of their delivery. */
  delivery: string
}) {
  const { brief } = useDates()
  return (
    <ul className={css.list}>
      {receipts.map((receipt, at) => (
        <li key={receipt.id}>
          <strong>
            <Trans>
              Received by {receipt.createdBy}, {brief(Date.parse(String(receipt.countedAt)))}
            </Trans>
          </strong>
          {receipt.overlapping && (
            <Notice tone="warning">
              <Trans>
                Counted at the same time as another receipt. The larger quantity counts for each
                line.
              </Trans>
            </Notice>
          )}
          <Lines lines={receipt.lines} isLast={at === receipts.length - 1} delivery={delivery} />
          {receipt.note && <span className={css.quiet}>{receipt.note}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Missing pieces are known after the last receipt; an earlier one may only have been the first box. */
function Lines({
  lines,
  isLast,
  delivery,
}: {
  lines: readonly ReceiptLine[]
  isLast: boolean
  delivery: string
}) {
  const mayClaim = useScope('page.claim')
  const differing = lines
    .map((line) => ({ line, differences: differencesOfLine(line, isLast) }))
    .filter(({ differences }) => Object.values(differences).some((pieces) => pieces > 0))
  if (differing.length === 0)
    return (
      <span className={css.quiet}>
        <StatusDot tone="success">
          <Trans>Everything as expected</Trans>
        </StatusDot>
      </span>
    )
  return (
    <ul className={css.list}>
      {differing.map(({ line, differences }, at) => (
        <li key={at} className={css.row}>
          <span>
            {line.description}
            {line.articleCode && <span className={css.quiet}>{line.articleCode}</span>}
          </span>
          <StatusDot tone="warning">
            <DifferenceWords differences={differences} />
          </StatusDot>
          {mayClaim && <ClaimLinks line={line} differences={differences} delivery={delivery} />}
        </li>
      ))}
    </ul>
  )
}

interface ClaimLinksProps {
  line: ReceiptLine
  differences: ReturnType<typeof differencesOfLine>
  delivery: string
}

/** Ways to a claim: missing and damaged pieces are claimed apart, as what never arrived needs no proofs. */
function ClaimLinks({ line, differences: { missing, damaged }, delivery }: ClaimLinksProps) {
  const both = missing > 0 && damaged > 0
  const article = line.articleCode ?? ''
  return (
    <>
      {missing > 0 && (
        <Link
          to={'/claim/create' as never}
          search={{ article, delivery, missing } as never}
          className={button({ size: 'sm' })}
        >
          {both ? <Trans>Claim missing pieces</Trans> : <Trans>Start a claim</Trans>}
        </Link>
      )}
      {damaged > 0 && (
        <Link
          to={'/claim/create' as never}
          search={{ article, delivery, damaged } as never}
          className={button({ size: 'sm' })}
        >
          {both ? <Trans>Claim damaged pieces</Trans> : <Trans>Start a claim</Trans>}
        </Link>
      )}
    </>
  )
}

function differencesOfLine(
  { line, expected, before, received, damaged }: ReceiptLine,
  isLast: boolean,
) {
  if (line === null) return { missing: 0, extra: 0, damaged, unknown: received }
  const all = before + received
  return {
    missing: isLast ? Math.max(0, expected - all) : 0,
    extra: Math.max(0, all - Math.max(expected, before)),
    damaged,
    unknown: 0,
  }
}
