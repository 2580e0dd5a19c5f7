import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { Popover } from '#ui/overlay/popover.tsx'
import { overlayAtom } from './drawer/overlay-atom.ts'

const Profile = lazy(() => import('./profile.tsx').then((module) => ({ default: module.Profile })))

/** The account icon and the card it opens, over a dimmed page. */
export function ProfileMenu() {
  const { t } = useLingui()
  const [open, setOpen] = useAtom(overlayAtom)
  useEffect(() => () => setOpen(false), [setOpen])
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t`Account`}
      trigger={<IconButton icon="user" label={t`Account`} />}
    >
      <Suspense>
        <Profile onLeave={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
