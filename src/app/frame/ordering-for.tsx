import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { displayCode, type Customer } from '#domain/account/session.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { customerDialogAtom } from '#parts/customer/customer-dialog-host.tsx'
import { useScope } from '#shell/session/use-session.ts'
import { strip, stripName } from './frame.css.ts'

/** Says on whose behalf sales staff are working, wherever that matters. */
export function OrderingFor({ customer }: { customer: Customer }) {
  const { t } = useLingui()
  const mayChange = useScope('menu.change-cust')
  const open = useSetAtom(customerDialogAtom)
  const code = displayCode(customer.custCode)
  const name = customer.custName
  return (
    <div className={strip}>
      <span className={stripName}>
        <Trans>
          Ordering for{' '}
          <strong>
            {code} – {name}
          </strong>
        </Trans>
      </span>
      {mayChange && (
        <IconButton icon="swap" size="sm" label={t`Change customer`} onClick={() => open(true)} />
      )}
    </div>
  )
}
