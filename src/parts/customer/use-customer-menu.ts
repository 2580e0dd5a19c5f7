import { useRouterState } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useScope, useUser } from '#shell/session/use-session.ts'
import { customerDialogAtom } from './customer-dialog-host.tsx'

/** The chosen customer, and the way to another one for those who have it. */
export function useCustomerMenu() {
  const user = useUser()
  const setOpen = useSetAtom(customerDialogAtom)
  const mayChange = useScope('menu.change-cust')
  const downloads = useRouterState({
    select: (state) => /\/download-area(\/|$)/.test(state.location.pathname),
  })
  // Auditors do not change the customer on the download pages.
  const audited = user.limitation === 'audit' && downloads
  return {
    customer: user.customerData,
    mayChoose: mayChange && user.customerCount > 0 && !audited,
    mayChange: mayChange && user.customerCount > 1 && !audited,
    choose: () => setOpen(true),
  }
}
