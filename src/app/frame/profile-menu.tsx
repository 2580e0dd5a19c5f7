import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { Popover } from '#ui/popover.tsx'
import { Profile } from './profile.tsx'

/** The account icon and the card it opens. */
export function ProfileMenu() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t`Profile`}
      trigger={<IconButton icon="user" label={t({ id: 'change_profile', message: 'change profile' })} />}
    >
      <Profile onLeave={() => setOpen(false)} />
    </Popover>
  )
}
