import { useRouterState } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { MenuList } from '../menu/menu-list.tsx'
import { useConfig } from '../session/use-session.ts'
import { drawerAtom } from './drawer-atom.ts'
import { Profile } from './profile.tsx'

/** Everything that has no place of its own on a phone. Closes when the address changes. */
export function Drawer() {
  const { t } = useLingui()
  const { webTitle } = useConfig()
  const [open, setOpen] = useAtom(drawerAtom)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => setOpen(false), [pathname, setOpen])
  return (
    <Dialog place="drawer" open={open} onOpenChange={setOpen} title={webTitle} closeLabel={t`Close`}>
      <Profile onLeave={() => setOpen(false)} />
      <nav aria-label={t`Main menu`}>
        <MenuList />
      </nav>
    </Dialog>
  )
}
