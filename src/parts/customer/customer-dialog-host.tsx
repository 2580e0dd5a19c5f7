import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { lacksCustomer } from '#shell/navigation/guard.ts'
import { useScope, useUser } from '#shell/session/use-session.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { lazyDialog } from '#ui/overlay/lazy-dialog.tsx'

/** Is the customer selection open? */
export const customerDialogAtom = atom(false)

/** Opens the selection where a screen means nothing without a customer and this person may choose one. */
function useOpenWhereNeeded() {
  const user = useUser()
  const { screen, pathname } = useScreen()
  const mayChange = useScope('menu.change-cust')
  const setOpen = useSetAtom(customerDialogAtom)
  const wanted = mayChange && user.customerCount > 0 && lacksCustomer(screen, user)
  useEffect(() => setOpen(wanted), [wanted, pathname, setOpen])
  return true
}

export const CustomerDialogHost = lazyDialog(
  customerDialogAtom,
  () => import('./customer-dialog.tsx').then(({ CustomerDialog }) => CustomerDialog),
  useOpenWhereNeeded,
)
