import { useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { MenuList } from '../../menu/menu-list.tsx'
import { BellRow } from '../bell.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { Profile } from '../profile.tsx'

/** Everything that has no place of its own on a phone. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { webTitle } = useConfig()
  return (
    <Dialog place="drawer" open onOpenChange={(open) => !open && onClose()} title={webTitle}>
      <Profile onLeave={onClose} />
      <BellRow />
      <nav aria-label={t`Main menu`}>
        <MenuList />
      </nav>
    </Dialog>
  )
}
