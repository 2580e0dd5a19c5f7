import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Differences, isAsExpected } from '#domain/orders/receipt.ts'

/** Differences in words, such as "3 missing · 1 damaged". */
export function DifferenceWords({ differences }: { differences: Differences }) {
  const { t } = useLingui()
  if (isAsExpected(differences)) return <Trans>Everything as expected</Trans>
  const { missing, extra, damaged, unknown } = differences
  return [
    missing > 0 && t`${missing} missing`,
    extra > 0 && t`${extra} too many`,
    damaged > 0 && t`${damaged} damaged`,
    unknown > 0 &&
      t`${plural(unknown, { one: '# piece not on the delivery', other: '# pieces not on the delivery' })}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
