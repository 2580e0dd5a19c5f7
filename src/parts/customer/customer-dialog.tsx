import { useLingui } from '@lingui/react/macro'
import { Notice } from '#ui/feedback/notice.tsx'
import { useUser } from '#shell/session/use-session.ts'
import { ChooseCustomer } from './choose-customer.tsx'
import { useSwitchCustomer } from './use-switch-customer.ts'

/** Choosing the customer to work for. */
export function CustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { customerData } = useUser()
  const { state, change } = useSwitchCustomer()
  return (
    <ChooseCustomer
      title={t`Select customer`}
      current={customerData}
      busy={state === 'busy'}
      problem={
        state === 'failed' && (
          <Notice tone="danger" live="alert">
            {t({
              id: 'failed_change_customer',
              message: 'Failed change customer, please try again',
            })}
          </Notice>
        )
      }
      onChoose={(customer) =>
        customer.id === customerData?.id ? onClose() : void change(customer)
      }
      onClose={onClose}
    />
  )
}
