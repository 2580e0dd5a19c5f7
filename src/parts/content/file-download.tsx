import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { sizedName } from '#domain/content/zip-names.ts'
import { withBasePath } from '#offline/base-path.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Menu, MenuItem } from '#ui/overlay/menu.tsx'
import type { ReadFile } from './read-file.ts'
import { downloadSizes, type DownloadSize, sizeWords } from './download-sizes.ts'
import { useDownload } from './use-download.ts'

const urlOf: Record<DownloadSize, (file: ReadFile) => string | null> = {
  original: ({ oriFileUrl }) => oriFileUrl,
  hi: ({ hiFileUrl }) => hiFileUrl,
  med: ({ medFileUrl }) => medFileUrl,
  low: ({ lowFileUrl }) => lowFileUrl,
  thumb: ({ thumbnailUrl }) => thumbnailUrl,
}

/** Downloads a file as it is, or a picture in one of its smaller sizes. */
export function FileDownload({ file }: { file: ReadFile }) {
  const { i18n } = useLingui()
  const online = useAtomValue(onlineAtom)
  const download = useDownload()
  const sizes = downloadSizes.filter((size) => urlOf[size](file) !== null)
  if (sizes.length === 1)
    return (
      <a
        className={button({ size: 'sm' })}
        href={withBasePath(file.oriFileUrl)}
        download={file.fileName}
        onClick={(event) => {
          if (online) return
          event.preventDefault()
          download(file.oriFileUrl, file.fileName)
        }}
      >
        <Icon name="download" size="sm" />
        <Trans>Download</Trans>
      </a>
    )
  return (
    <Menu
      trigger={
        <Button size="sm" icon="download">
          <Trans>Download</Trans>
        </Button>
      }
    >
      {sizes.map((size) => (
        <MenuItem
          key={size}
          onSelect={() =>
            download(
              urlOf[size](file)!,
              size === 'original' ? file.fileName : sizedName(file.fileName, size),
            )
          }
        >
          {i18n._(sizeWords[size])}
        </MenuItem>
      ))}
    </Menu>
  )
}
