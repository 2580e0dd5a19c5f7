import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AlertKind } from '#domain/operations/alerts.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Notice } from '#ui/feedback/notice.tsx'

const words: Record<AlertKind, MessageDescriptor> = {
  orders_failed: msg`Orders could not be sent to the ERP`,
  orders_waiting: msg`Orders have been waiting for the ERP for more than half an hour`,
  records_failed: msg`Claims or sold frames could not be sent to the ERP`,
  records_waiting: msg`Claims or sold frames have been waiting for the ERP for more than half an hour`,
  import_failed: msg`The last import failed`,
  import_stuck: msg`An import has been running for more than six hours`,
  import_late: msg`The daily import has not come for more than a day`,
  mail_failed: msg`Emails could not be sent`,
  mail_waiting: msg`Emails have been waiting for more than half an hour`,
}

/** The way to where it is mended. */
function Place({ kind }: { kind: AlertKind }) {
  if (kind.startsWith('orders'))
    return (
      <Link
        to="/admin/handover"
        search={{ state: kind === 'orders_failed' ? 'FAILED' : 'WAITING' }}
      >
        <Trans>Open ERP export</Trans>
      </Link>
    )
  if (kind.startsWith('records'))
    return (
      <Link
        to="/admin/handover-records"
        search={{ state: kind === 'records_failed' ? 'FAILED' : 'WAITING', kind: undefined }}
      >
        <Trans>Open ERP export</Trans>
      </Link>
    )
  if (kind.startsWith('import'))
    return (
      <Link to="/admin/imports" search={{ state: kind === 'import_failed' ? 'FAILED' : undefined }}>
        <Trans>Open imports</Trans>
      </Link>
    )
  return (
    <Link to="/admin/mail" search={{ state: kind === 'mail_failed' ? 'FAILED' : 'WAITING' }}>
      <Trans>Open mail</Trans>
    </Link>
  )
}

interface AlertNoticeProps {
  kind: AlertKind
  since: Date | null
}

/** Something that stands still, since when, and the way to where it is mended. */
export function AlertNotice({ kind, since }: AlertNoticeProps) {
  const { t } = useLingui()
  const { moment } = useDates()
  return (
    <Notice
      tone={kind.startsWith('mail') ? 'warning' : 'danger'}
      title={t(words[kind])}
      action={<Place kind={kind} />}
    >
      {since && <Trans>Noticed on {moment(since)}</Trans>}
    </Notice>
  )
}
