import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { sizedName } from '#domain/content/zip-names.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Menu, MenuItem } from '#ui/overlay/menu.tsx'
import type { ReadFile } from '../content.gql.ts'
import { downloadSizes, type DownloadSize, saveFrom, sizeWords } from './download-sizes.ts'

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
  const sizes = downloadSizes.filter((size) => urlOf[size](file) !== null)
  if (sizes.length === 1)
    return (
      <a className={button({ size: 'sm' })} href={file.oriFileUrl} download={file.fileName}>
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
            saveFrom(
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
