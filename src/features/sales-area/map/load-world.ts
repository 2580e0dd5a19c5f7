import type { FeatureCollection, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
// A file of its own and no script: only this screen reads it, and the worker keeps it for offline.
import worldUrl from 'world-atlas/countries-50m.json?url'

export type World = FeatureCollection<Geometry>
type WorldTopology = Topology<{ countries: GeometryCollection }>

let world: Promise<World> | undefined

/** Loads the outlines of all countries, once. @throws Error without a network, where they have never been loaded */
export function loadWorld(): Promise<World> {
  world ??= fetch(worldUrl)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`map: HTTP ${answer.status}`)
      const topology = (await answer.json()) as WorldTopology
      return feature(topology, topology.objects.countries)
    })
    .catch((failure: unknown) => {
      world = undefined
      throw failure
    })
  return world
}
