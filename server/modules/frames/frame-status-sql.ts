/** Table `s` beside a report `r`: what the ERP says of its frame. */
export const joinShipped =
  'LEFT JOIN shipped_frame s ON s.tenant_id = r.tenant_id AND s.frame_number = r.frame_number'

/** Last day of a frame's warranty. @param sold the day of its sale, in SQL @param named the day that the ERP names */
export const warrantyEndSql = (sold: string, named: string): string =>
  // In brackets it is asked once, and not for every row.
  `warranty_end(${sold}, ${named}, (SELECT warranty_years()))`

/**
 * Status of a report `r` as it is today.
 * @param today the tenant's day, in SQL
 * @param shipped the table that has what the ERP says of its frame
 */
export const frameStatusSql = (today: string, shipped = 's'): string =>
  `frame_status(r.status, ${shipped}.stolen, ${warrantyEndSql('r.sold_date', `${shipped}.warranty_until`)}, ${today})`
