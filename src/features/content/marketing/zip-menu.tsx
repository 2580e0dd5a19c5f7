import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/overlay/menu.tsx'
import { downloadSizes, saveFrom, sizeWords } from '#parts/content/download-sizes.ts'

interface ZipMenuProps {
  /** Pieces of material, or a whole category. */
  of: { ids: readonly string[] } | { category: string }
  small?: boolean
  children: ReactNode
}

/** Downloads the files of several pieces of material as one archive, in a size. */
export function ZipMenu({ of, small = false, children }: ZipMenuProps) {
  const { i18n } = useLingui()
  const online = useAtomValue(onlineAtom)
  const what: Record<string, string> =
    'category' in of ? { category: of.category } : { ids: of.ids.join(',') }
  return (
    <Menu
      trigger={
        <Button icon="download" disabled={!online} {...(small && { size: 'sm' })}>
          {children}
        </Button>
      }
    >
      {downloadSizes.map((size) => {
        const query = new URLSearchParams({ ...what, ...(size !== 'original' && { size }) })
        return (
          <MenuItem key={size} onSelect={() => saveFrom(`/server/marketing-material/zip?${query}`)}>
            {size === 'original' ? <Trans>Original files</Trans> : i18n._(sizeWords[size])}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
