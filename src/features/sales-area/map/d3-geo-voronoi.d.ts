declare module 'd3-geo-voronoi' {
  import type { FeatureCollection, Polygon } from 'geojson'

  /** The part of the package that is used: https://github.com/Fil/d3-geo-voronoi. */
  export function geoVoronoi(points: readonly (readonly [number, number])[]): {
    polygons(): FeatureCollection<Polygon>
  }
}
