import * as v from 'valibot'

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/

/** A moment in UTC as ISO 8601, such as 2026-11-25T09:30:00.000Z, that exists. */
export const Instant = v.pipe(
  v.string(),
  v.check((text) => written.test(text) && !Number.isNaN(Date.parse(text)), 'not_a_moment'),
)
