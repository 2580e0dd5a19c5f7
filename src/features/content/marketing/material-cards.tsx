import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDates } from '#parts/date/use-dates.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Row } from '#ui/display/stack.tsx'
import { BulkBar } from '#ui/table/bulk-bar.tsx'
import { maxZip } from '#domain/content/marketing-fields.ts'
import { cardFlags } from '#parts/content/card-flags.ts'
import { FileDownload } from '#parts/content/file-download.tsx'
import { KeptPicture } from '#parts/content/kept-picture.tsx'
import { perLine } from '#parts/content/per-line.ts'
import type { LayoutOnCard, MaterialOnCard } from './marketing.gql.ts'
import { ZipMenu } from './zip-menu.tsx'
import * as cards from '../content.css.ts'
import * as css from './marketing.css.ts'

interface MaterialCardsProps {
  materials: readonly MaterialOnCard[]
  itemPerLine: number
  /** Of material that has none of its own. */
  layout: LayoutOnCard | null
}

/** Cards in sight at first, and with each press of the button below them. */
const step = 48

/** Material as cards: to open, to download, and to select for one archive. */
export function MaterialCards({ materials, itemPerLine, layout }: MaterialCardsProps) {
  const { t } = useLingui()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(step)
  const toggle = (id: string) =>
    setSelected((old) => {
      const next = new Set(old)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const more = materials.length - shown
  // What is no longer here is not sent for.
  const ids = materials.map(({ id }) => id).filter((id) => selected.has(id))
  return (
    <>
      <BulkBar count={ids.length} onClear={() => setSelected(new Set())}>
        {ids.length <= maxZip ? (
          <ZipMenu small of={{ ids }}>
            <Trans>Download selection</Trans>
          </ZipMenu>
        ) : (
          <span role="alert">
            <Trans>Select at most {maxZip} images.</Trans>
          </span>
        )}
        {ids.length < materials.length && (
          <Button size="sm" onClick={() => setSelected(new Set(materials.map(({ id }) => id)))}>
            <Trans>Select all</Trans>
          </Button>
        )}
      </BulkBar>
      <ul className={css.cards[perLine(itemPerLine)]} aria-label={t`Images`}>
        {materials.slice(0, shown).map((material) => (
          <MaterialCard
            key={material.id}
            material={material}
            layout={layout}
            large={itemPerLine <= 2}
            selected={selected.has(material.id)}
            onToggle={() => toggle(material.id)}
          />
        ))}
      </ul>
      {more > 0 && (
        <div>
          <Button onClick={() => setShown(shown + step)}>
            <Trans>Show more ({more})</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

interface MaterialCardProps {
  material: MaterialOnCard
  layout: LayoutOnCard | null
  /** Few cards stand in a row. */
  large: boolean
  selected: boolean
  onToggle: () => void
}

function MaterialCard({ material, layout, large, selected, onToggle }: MaterialCardProps) {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const { id, title, subtitle, route, files, placeholder, productRoute } = material
  const name = title
  const on = cardFlags(material.layout ?? layout)
  const [first] = files
  const pictured = (on.placeholderOnCard && placeholder) || first
  const picture = large ? (pictured?.lowFileUrl ?? pictured?.thumbnailUrl) : pictured?.thumbnailUrl
  const facts = [
    on.releasedonOnCard && dayOf(Date.parse(String(material.publishedAt))),
    on.resolutionOnCard && first?.width && `${first.width}\u00a0×\u00a0${first.height}`,
  ].filter(Boolean)
  return (
    <li className={css.card} data-selected={selected}>
      <label className={css.tick}>
        <input
          type="checkbox"
          aria-label={t`Select ${name}`}
          checked={selected}
          onChange={onToggle}
        />
      </label>
      <Link to={route as never} className={css.pictureLink} aria-label={title}>
        <KeptPicture
          className={css.picture}
          url={picture}
          otherwise={
            <span className={css.noPicture}>
              <Icon name="document" />
            </span>
          }
        />
      </Link>
      <div className={css.words}>
        {!material.isRead && (
          <span>
            <Badge tone="info">{t`New`}</Badge>
          </span>
        )}
        {on.titleOnCard && (
          <Link to={route as never} className={css.title}>
            {title}
          </Link>
        )}
        {on.subtitleOnCard && subtitle && <span className={cards.quiet}>{subtitle}</span>}
        {facts.length > 0 && <span className={cards.quiet}>{facts.join(' · ')}</span>}
      </div>
      <div className={css.foot}>
        <Row>
          {files.length === 1 ? (
            <FileDownload file={first!} />
          ) : (
            <ZipMenu small of={{ ids: [id] }}>
              <Trans>Download</Trans>
            </ZipMenu>
          )}
          {on.gotopdpOnCard && productRoute && (
            <Link to={productRoute as never} className={button({ size: 'sm' })}>
              <Trans>View article</Trans>
            </Link>
          )}
        </Row>
      </div>
    </li>
  )
}
