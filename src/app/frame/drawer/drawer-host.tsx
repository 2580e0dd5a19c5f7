import { useLocation } from '@tanstack/react-router'
import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { lazyDialog } from '#ui/overlay/lazy-dialog.tsx'

/** Is the phone's drawer open? */
export const drawerAtom = atom(false)

/** Closes it when the address changes. */
function useCloseOnNavigation() {
  const setOpen = useSetAtom(drawerAtom)
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => setOpen(false), [pathname, setOpen])
  return true
}

export const DrawerHost = lazyDialog(
  drawerAtom,
  () => import('./drawer.tsx').then(({ Drawer }) => Drawer),
  useCloseOnNavigation,
)
