import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import type { CreditView } from './use-credit.ts'

/** In place of figures: why there are none. */
export function NoCredit({ view: { kind, retry } }: { view: CreditView }) {
  const { t } = useLingui()
  if (kind === 'loading')
    return <SkeletonRows rows={3} height="1.25rem" label={t`Loading the credit`} />
  if (kind === 'offline')
    return (
      <Notice tone="warning">
        <Trans>Credit is not kept on this device. It shows when you are back online.</Trans>
      </Notice>
    )
  if (kind === 'none')
    return (
      <Notice tone="neutral">
        <Trans>No data found for credit information.</Trans>
      </Notice>
    )
  return (
    <Notice
      tone="danger"
      action={
        <Button size="sm" icon="refresh" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The credit could not be loaded.</Trans>
    </Notice>
  )
}
