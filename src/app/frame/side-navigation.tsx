import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { MenuList } from '../menu/menu-list.tsx'
import { useMenu } from '#parts/menu/use-menu.ts'
import { fold, side } from './bar.css.ts'

const key = 'side-folded'

/** The menu at the left of a desk; folds to its icons and remembers it. */
export function SideNavigation() {
  const { t } = useLingui()
  const { sections } = useMenu()
  const [folded, setFolded] = useState(() => localStorage.getItem(key) === '1')
  const turn = () => {
    setFolded(!folded)
    localStorage.setItem(key, folded ? '0' : '1')
  }
  if (sections.length === 0) return null
  return (
    <nav className={side} data-folded={folded} aria-label={t`Main menu`}>
      <MenuList folded={folded} />
      <div className={fold}>
        <IconButton
          icon={folded ? 'chevron-right' : 'chevron-left'}
          label={folded ? t`Expand menu` : t`Collapse menu`}
          aria-expanded={!folded}
          onClick={turn}
        />
      </div>
    </nav>
  )
}

/** The menu of a tablet: icons alone, so that the page keeps its room. */
export function SideRail() {
  const { t } = useLingui()
  const { sections } = useMenu()
  if (sections.length === 0) return null
  return (
    <nav className={side} data-folded aria-label={t`Main menu`}>
      <MenuList folded />
    </nav>
  )
}
