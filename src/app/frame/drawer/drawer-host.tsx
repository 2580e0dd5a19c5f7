import { useLocation } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { drawerAtom } from './drawer-atom.ts'

const Drawer = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.Drawer })))

/** Opens the drawer when asked to, and closes it when the address changes. */
export function DrawerHost() {
  const [open, setOpen] = useAtom(drawerAtom)
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => setOpen(false), [pathname, setOpen])
  if (!open) return null
  return (
    <Suspense>
      <Drawer onClose={() => setOpen(false)} />
    </Suspense>
  )
}
