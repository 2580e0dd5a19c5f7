import { Plural, Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { type Differences, isAsExpected } from '#domain/orders/receipt.ts'

/** Differences in words, such as "3 missing · 1 damaged". */
export function DifferenceWords({ differences }: { differences: Differences }) {
  if (isAsExpected(differences)) return <Trans>Everything as expected</Trans>
  const { missing, extra, damaged, unknown } = differences
  const parts = [
    missing > 0 && <Trans>{missing} missing</Trans>,
    extra > 0 && <Trans>{extra} too many</Trans>,
    damaged > 0 && <Trans>{damaged} damaged</Trans>,
    unknown > 0 && (
      <Plural
        value={unknown}
        one="# piece not on the delivery"
        other="# pieces not on the delivery"
      />
    ),
  ].filter(Boolean)
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && ' · '}
      {part}
    </Fragment>
  ))
}
