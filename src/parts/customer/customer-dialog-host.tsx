import { useAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { lacksCustomer } from '#shell/navigation/guard.ts'
import { useScope, useUser } from '#shell/session/use-session.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { customerDialogAtom } from './customer-dialog-atom.ts'

const CustomerDialog = lazy(() =>
  import('./customer-dialog.tsx').then((module) => ({ default: module.CustomerDialog })),
)

/** Opens the selection by itself where a screen means nothing without a customer and this person may choose one. */
export function CustomerDialogHost() {
  const user = useUser()
  const { screen, pathname } = useScreen()
  const mayChange = useScope('menu.change-cust')
  const [open, setOpen] = useAtom(customerDialogAtom)
  const wanted = mayChange && user.customerCount > 0 && lacksCustomer(screen, user)
  useEffect(() => setOpen(wanted), [wanted, pathname, setOpen])
  if (!open) return null
  return (
    <Suspense>
      <CustomerDialog onClose={() => setOpen(false)} />
    </Suspense>
  )
}
