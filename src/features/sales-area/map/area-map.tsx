import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useMemo, useState } from 'react'
import { coverageOf, worstState } from '#domain/sales-area/coverage.ts'
import { type VisitState, visitStates } from '#domain/sales-area/visit-states.ts'
import type { Place } from '#domain/sales-area/earth.ts'
import { Button } from '#ui/button.tsx'
import type { AreaView, SeenArea, SeenCustomer } from '../area-view.ts'
import type { AreaCategory } from '../sales-area.gql.ts'
import { swatch } from '../swatch.css.ts'
import { useStateWords } from '../use-state-words.ts'
import * as css from './area-map.css.ts'
import { loadWorld, type World } from './load-world.ts'
import {
  type Cluster,
  clustersOf,
  drawCells,
  drawLand,
  labelsThatFit,
  projectionFor,
} from './map-shapes.ts'
import { useSize } from './use-size.ts'

type PlacedCustomer = SeenCustomer & Place

interface AreaMapProps {
  view: AreaView
  /** All regions: their grounds do not depend on the filters. */
  all: readonly ({ id: string; name: string; category: AreaCategory | null } & Place)[]
  categories: readonly AreaCategory[]
  /** Id of the region that is open; undefined: the whole map. */
  open: string | undefined
  onOpen: (area: string | undefined) => void
}

/** Region grounds and customers on a map. The list beside it says the same to readers of the screen and to the keyboard. */
export function AreaMap(props: AreaMapProps) {
  const { t } = useLingui()
  const [frame, size] = useSize()
  const [world, setWorld] = useState<World | 'failed'>()
  useEffect(() => {
    let gone = false
    void loadWorld().then(
      (loaded) => !gone && setWorld(loaded),
      () => !gone && setWorld('failed'),
    )
    return () => {
      gone = true
    }
  }, [])
  const { open, onOpen } = props
  return (
    <>
      <div ref={frame} className={css.frame}>
        {world === 'failed' ? (
          <p className={css.message}>
            <Trans>
              The map couldn’t be loaded. The list shows the same regions and customers.
            </Trans>
          </p>
        ) : world ? (
          <Drawing {...props} world={world} size={size} />
        ) : (
          <p className={css.message} role="status">
            {t`Loading the map`}
          </p>
        )}
        {open && world && world !== 'failed' && (
          <span className={css.reset}>
            <Button size="sm" icon="back" onClick={() => onOpen(undefined)}>
              <Trans>Whole map</Trans>
            </Button>
          </span>
        )}
      </div>
      <Legend categories={props.categories} />
    </>
  )
}

const placed = (customers: readonly SeenCustomer[]) =>
  customers.filter(
    (customer): customer is PlacedCustomer => customer.lat !== null && customer.lng !== null,
  )

/** Places that the map must show: of the open region its customers, else all. */
function placesInSight({ areas }: AreaView, all: readonly Place[], opened: SeenArea | undefined) {
  if (opened) return [opened.area, ...placed(opened.customers)]
  const customers = areas.flatMap((one) => placed(one.customers))
  const places = areas.length < all.length ? areas.map(({ area }) => area) : all
  return customers.length > 0 ? [...customers, ...places] : all
}

function Drawing({
  view,
  all,
  open,
  onOpen,
  world,
  size,
}: AreaMapProps & { world: World; size: { width: number; height: number } }) {
  const { t } = useLingui()
  const clip = useId()
  const opened = view.areas.find(({ area }) => area.id === open)
  const { land, cells, labels, clusters } = useMemo(() => {
    const projection = projectionFor(placesInSight(view, all, opened), size)
    const customers = view.areas.flatMap((one) => placed(one.customers))
    const named = all.flatMap((area) => {
      const at = projection([area.lng, area.lat])
      return at ? [{ id: area.id, text: area.name, x: at[0], y: at[1] }] : []
    })
    const fits = labelsThatFit(named, size)
    return {
      land: drawLand(world, projection, [...customers, ...all]),
      cells: drawCells(all, projection),
      labels: named.filter((_, n) => fits[n]),
      clusters: clustersOf(customers, projection),
    }
  }, [view, all, opened, size, world])
  const isFaded = (id: string) =>
    open ? id !== open : !view.areas.some(({ area }) => area.id === id)
  const count = view.shown
  return (
    <svg
      className={css.svg}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t`Map of the sales areas with ${count} customers. The list shows the same.`}
    >
      <clipPath id={clip}>
        {land.home.map((outline) => (
          <path key={outline.slice(0, 40)} d={outline} />
        ))}
      </clipPath>
      {land.others.map((outline) => (
        <path key={outline.slice(0, 40)} className={css.others} d={outline} />
      ))}
      <g clipPath={`url(#${clip})`}>
        {all.map(({ id, name, category }, n) => (
          <path
            key={id}
            className={`${css.ground[category?.color ?? 'none']} ${isFaded(id) ? css.faded : ''}`}
            d={cells[n]}
            onClick={() => onOpen(id)}
          >
            <title>{name}</title>
          </path>
        ))}
      </g>
      {land.home.map((outline) => (
        <path key={outline.slice(0, 40)} className={css.home} d={outline} />
      ))}
      {labels.map(({ id, text, x, y }) => (
        <text key={id} className={css.label} x={x} y={y - 16}>
          {text}
        </text>
      ))}
      {clusters.map((cluster) => (
        <PointOnMap
          key={cluster.items[0]!.custCode}
          cluster={cluster}
          onPress={() => onOpen(cluster.items[0]!.area ?? undefined)}
        />
      ))}
    </svg>
  )
}

const marks: Record<VisitState, string> = { recent: '✓', due: '!', never: '–' }
const radiusOf = (count: number) => Math.min(20, count === 1 ? 9 : 10 + Math.sqrt(count) * 1.6)

interface PointOnMapProps {
  cluster: Cluster<PlacedCustomer>
  onPress: () => void
}

function PointOnMap({ cluster: { x, y, items }, onPress }: PointOnMapProps) {
  const { t } = useLingui()
  const words = useStateWords()
  const coverage = coverageOf(items.map((item) => item.state))
  const state = worstState(coverage)
  const { customers, states } = coverage
  return (
    <g onClick={onPress}>
      <title>
        {customers === 1
          ? `${items[0]!.custName} – ${words[state]}`
          : t`${customers} customers, ${states.recent} visited in the last 60 days`}
      </title>
      <circle className={css.point[state]} cx={x} cy={y} r={radiusOf(customers)} />
      <text className={css.mark[state]} x={x} y={y}>
        {customers === 1 ? marks[state] : customers}
      </text>
    </g>
  )
}

function Legend({ categories }: { categories: readonly AreaCategory[] }) {
  const { t } = useLingui()
  const words = useStateWords()
  return (
    <div className={css.legend} role="group" aria-label={t`Legend`}>
      {visitStates.map((state) => (
        <span key={state} className={css.entry}>
          <svg className={css.legendMark} viewBox="0 0 20 20" aria-hidden="true">
            <circle className={css.point[state]} cx={10} cy={10} r={8} />
            <text className={css.mark[state]} x={10} y={10}>
              {marks[state]}
            </text>
          </svg>
          {words[state]}
        </span>
      ))}
      {categories.map(({ id, name, color }) => (
        <span key={id} className={css.entry}>
          <span className={swatch[color]} aria-hidden="true" />
          {name}
        </span>
      ))}
    </div>
  )
}
