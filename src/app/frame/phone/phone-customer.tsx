import { Trans } from '@lingui/react/macro'
import { isSalesRole } from '#domain/account/permissions.ts'
import { CustomerChip } from '#parts/customer/customer-chip.tsx'
import { useUser } from '#shell/session/use-session.ts'
import { acting, phoneChip } from '../bar.css.ts'

/** The customer's row in a phone's bar; it says so when sales staff act for somebody. */
export function PhoneCustomer() {
  const { role, customerData } = useUser()
  const actsFor = customerData !== null && isSalesRole(role)
  return (
    <div className={phoneChip} data-acting={actsFor}>
      {actsFor && (
        <span className={acting}>
          <Trans>Ordering for</Trans>
        </span>
      )}
      <CustomerChip />
    </div>
  )
}
