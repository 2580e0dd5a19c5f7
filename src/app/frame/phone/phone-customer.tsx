import { Trans } from '@lingui/react/macro'
import { isSalesRole } from '#domain/account/permissions.ts'
import { CustomerChip } from '#parts/customer/customer-chip.tsx'
import { useUser } from '#shell/session/use-session.ts'
import { acting, phoneChip } from '../bar.css.ts'

/** Customer row of a phone's bar; shows when sales staff act for a customer. */
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
