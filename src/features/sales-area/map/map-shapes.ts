import { geoContains, geoMercator, geoPath, type GeoProjection } from 'd3-geo'
import { geoVoronoi } from 'd3-geo-voronoi'
import type { Place } from '#domain/sales-area/earth.ts'
import type { World } from './load-world.ts'

export interface Size {
  width: number
  height: number
}
type Point = [lng: number, lat: number]

const pointOf = ({ lat, lng }: Place): Point => [lng, lat]
/** Least extent of a map, in degrees: a single shop is shown with the country around it. */
const leastExtent = 1.2

/** Returns corners that leave room around places, however close they are. */
function cornersOf(places: readonly Place[]): Point[] {
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)]
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const half = (values: number[]) =>
    Math.max(leastExtent, (Math.max(...values) - Math.min(...values)) * 1.16) / 2
  const [lat, lng] = [middle(lats), middle(lngs)]
  return [
    [lng - half(lngs), Math.max(-84, lat - half(lats))],
    [lng + half(lngs), Math.min(84, lat + half(lats))],
  ]
}

/** Returns the projection that shows some places in a frame. @param places at least one */
export function projectionFor(places: readonly Place[], { width, height }: Size): GeoProjection {
  const padding = Math.min(28, width / 12)
  return geoMercator()
    .fitExtent(
      [
        [padding, padding],
        [Math.max(padding + 1, width - padding), Math.max(padding + 1, height - padding)],
      ],
      { type: 'MultiPoint', coordinates: cornersOf(places) },
    )
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ])
}

/** Outlines of a map as SVG paths. */
export interface Land {
  /** Countries in which there is a region or a customer. */
  home: string[]
  others: string[]
}

/** Draws the countries that are in sight. */
export function drawLand(world: World, projection: GeoProjection, places: readonly Place[]): Land {
  const path = geoPath(projection).digits(1)
  const land: Land = { home: [], others: [] }
  for (const country of world.features) {
    const outline = path(country)
    if (!outline) continue
    const isHome = places.some((place) => geoContains(country, pointOf(place)))
    land[isHome ? 'home' : 'others'].push(outline)
  }
  return land
}

/** Draws the ground of each region: all places that are nearer to its centre than to another. */
export function drawCells(areas: readonly Place[], projection: GeoProjection): string[] {
  const path = geoPath(projection).digits(1)
  const cells = geoVoronoi(areas.map(pointOf)).polygons().features
  return areas.map((_, n) => (cells[n] && path(cells[n])) ?? '')
}

/** Customers so close to each other that they are one point of the map. */
export interface Cluster<Item> {
  x: number
  y: number
  items: Item[]
}

/** Gathers what would lie upon each other into clusters. @param near in pixels */
export function clustersOf<Item extends Place>(
  items: readonly Item[],
  projection: GeoProjection,
  near = 22,
): Cluster<Item>[] {
  const clusters: Cluster<Item>[] = []
  for (const item of items) {
    const at = projection(pointOf(item))
    if (!at) continue
    const [x, y] = at
    const known = clusters.find((one) => Math.hypot(one.x - x, one.y - y) < near)
    if (!known) {
      clusters.push({ x, y, items: [item] })
      continue
    }
    known.items.push(item)
    const share = 1 / known.items.length
    known.x += (x - known.x) * share
    known.y += (y - known.y) * share
  }
  return clusters
}

/** Returns which labels can be written without covering each other, the first ones first. */
export function labelsThatFit(
  labels: readonly { x: number; y: number; text: string }[],
  { width, height }: Size,
): boolean[] {
  const taken: { x: number; y: number; half: number }[] = []
  return labels.map(({ x, y, text }) => {
    const half = text.length * 3.6
    const isInside = x - half > 0 && x + half < width && y > 12 && y < height - 6
    const isFree = taken.every(
      (one) => Math.abs(one.x - x) > one.half + half || Math.abs(one.y - y) > 18,
    )
    if (!isInside || !isFree) return false
    taken.push({ x, y, half })
    return true
  })
}
