import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Customer } from '#domain/account/session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { CustomerList } from './customer-list.tsx'
import { PagedCustomerList } from './paged-customer-list.tsx'

interface ChooseCustomerProps {
  title: ReactNode
  /** The words of the button that ends the choice. */
  submit: ReactNode
  /** Customer the session works for: chosen at first, and marked. Null: none. */
  current: Customer | null
  busy?: boolean
  /** Problem shown above the list. */
  problem?: ReactNode
  onChoose: (customer: Customer) => void
  onClose: () => void
}

/** A window in which one of this person's customers is chosen. */
export function ChooseCustomer({
  title,
  submit,
  current,
  busy = false,
  problem,
  onChoose,
  onClose,
}: ChooseCustomerProps) {
  const { features } = useConfig()
  const List = features.NEW_CUSTOMER_DIALOG ? PagedCustomerList : CustomerList
  const [chosen, setChosen] = useState(current)
  return (
    <Dialog
      open
      persistent
      fullScreen
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={!chosen}
            busy={busy}
            onClick={() => chosen && onChoose(chosen)}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Stack>
        {problem}
        <List chosen={chosen} current={current} onChoose={setChosen} />
      </Stack>
    </Dialog>
  )
}
