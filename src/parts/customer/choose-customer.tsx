import type { ReactNode } from 'react'
import type { Customer } from '#domain/account/session.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Stack } from '#ui/display/stack.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { CustomerList } from './customer-list.tsx'
import { PagedCustomerList } from './paged-customer-list.tsx'
import { useRecentCustomers } from './use-recent-customers.ts'

interface ChooseCustomerProps {
  title: ReactNode
  /** Customer the session works for: marked. Null: none. */
  current: Customer | null
  /** A choice is being carried out. */
  busy?: boolean
  /** Problem shown above the list. */
  problem?: ReactNode
  /** Ids of the chosen, where several may be; a press adds or removes one. */
  picked?: ReadonlySet<string>
  footer?: ReactNode
  onChoose: (customer: Customer) => void
  onClose: () => void
}

/** A window in which one of this person's customers is chosen by a press, or several and then a button. */
export function ChooseCustomer(props: ChooseCustomerProps) {
  const { title, current, busy = false, problem, picked, footer, onChoose, onClose } = props
  const { features } = useConfig()
  const [recent, note] = useRecentCustomers()
  const List = features.NEW_CUSTOMER_DIALOG ? PagedCustomerList : CustomerList
  return (
    <Dialog
      open
      persistent
      fullScreen
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={footer}
    >
      <Stack>
        {problem}
        <List
          current={current}
          busy={busy}
          recent={recent}
          picked={picked}
          onChoose={(customer) => {
            if (!picked) note(customer.id)
            onChoose(customer)
          }}
        />
      </Stack>
    </Dialog>
  )
}
