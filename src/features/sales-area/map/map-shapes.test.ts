import { createRequire } from 'node:module'
import { geoContains } from 'd3-geo'
import { geoVoronoi } from 'd3-geo-voronoi'
import { feature } from 'topojson-client'
import { expect, test } from 'vitest'
import { nearestArea } from '#domain/sales-area/nearest-area.ts'
import type { World } from './load-world.ts'
import { clustersOf, drawCells, drawLand, labelsThatFit, projectionFor } from './map-shapes.ts'

const topology = createRequire(import.meta.url)('world-atlas/countries-50m.json')
const world = feature(topology, topology.objects.countries) as unknown as World
const size = { width: 640, height: 480 }
const [hamburg, munich, cologne] = [
  { id: 'h', lat: 53.55, lng: 10 },
  { id: 'm', lat: 48.14, lng: 11.58 },
  { id: 'c', lat: 50.94, lng: 6.96 },
]
const areas = [hamburg, munich, cologne]

test('every place is in the frame, and the country around it is drawn as home', () => {
  const projection = projectionFor(areas, size)
  for (const { lat, lng } of areas) {
    const [x, y] = projection([lng, lat])!
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(size.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(size.height)
  }
  const land = drawLand(world, projection, areas)
  expect(land.home).toHaveLength(1)
  expect(land.others.length).toBeGreaterThan(5)
  expect(land.others.length).toBeLessThan(40)
})

test('a single place has land around it', () => {
  const projection = projectionFor([munich], size)
  expect(projection([11.58, 48.14])!.map(Math.round)).toEqual([320, 241])
  expect(drawCells([munich], projection)[0]).toMatch(/^M/)
})

test('the ground of a region holds exactly the places that belong to it', () => {
  const cells = geoVoronoi(areas.map(({ lat, lng }) => [lng, lat])).polygons().features
  for (let lat = 47; lat < 55; lat += 0.7)
    for (let lng = 6; lng < 15; lng += 0.7) {
      const ground = cells.findIndex((cell) => geoContains(cell, [lng, lat]))
      expect(areas[ground]?.id).toBe(nearestArea(areas, { lat, lng })!.id)
    }
  expect(drawCells(areas, projectionFor(areas, size)).every((path) => path.startsWith('M'))).toBe(
    true,
  )
})

test('customers of one place are one point; those further away are not', () => {
  const projection = projectionFor(areas, size)
  const near = { ...munich, lat: 48.15 }
  const clusters = clustersOf([munich, near, hamburg], projection)
  expect(clusters.map(({ items }) => items.length)).toEqual([2, 1])
})

test('labels neither cover each other nor leave the frame', () => {
  const label = (x: number, y: number) => ({ x, y, text: 'Bavaria' })
  expect(
    labelsThatFit([label(100, 100), label(110, 105), label(110, 130), label(5, 50)], size),
  ).toEqual([true, false, true, false])
})
