import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Customer } from '#domain/account/session.ts'
import { offlineCustomerExpiresAt } from '#domain/portal/offline-customer.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { muted, small } from '#ui/theme/text.css.ts'
import { useDownloads } from './use-downloads.ts'
import { useOfflineCustomers } from './use-offline-customers.ts'

/** Saves one customer offline, or refreshes what is saved and says until when it stays. */
export function SaveOfflineButton({ customer }: { customer: Customer }) {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const online = useAtomValue(onlineAtom)
  const { packs } = useOfflineCustomers()
  const { current, waiting, save } = useDownloads()
  const { r3 } = customer.custCode
  const pack = packs?.find((one) => one.r3 === r3)
  const name = customer.custName
  const busy = current?.custCode.r3 === r3 || waiting.has(r3)
  const day = pack && dayOf(offlineCustomerExpiresAt(pack.at))
  return (
    <Stack gap={1}>
      <Button
        icon={pack ? 'refresh' : 'download'}
        fill
        busy={busy}
        disabled={!online || busy || packs === null}
        onClick={() => save([customer])}
        aria-label={pack ? t`Refresh ${name}` : t`Save ${name} offline`}
      >
        {pack ? <Trans>Refresh offline copy</Trans> : <Trans>Save offline</Trans>}
      </Button>
      {day && !busy && (
        <span className={`${muted} ${small}`}>
          <Trans>Saved offline, available until {day}</Trans>
        </span>
      )}
    </Stack>
  )
}
