import type { CellFormat } from '../exports/export-kind.ts'
import type { ModuleColumn } from './module-words.ts'

/** Columns of the visits file: the questions of every kind. A cell is empty if the visit's kind doesn't ask that question. */
export const visitColumns: Partial<Record<ModuleColumn, CellFormat>> = {
  visitedOn: 'day',
  customerCode: 'text',
  customer: 'text',
  kind: 'text',
  createdBy: 'text',
  ourBicycles: 'number',
  otherBicycles: 'number',
  brandDominates: 'text',
  otherMidrange: 'text',
  otherMidrangeDescription: 'text',
  brandDisplay: 'text',
  brandDisplayDescription: 'text',
  series: 'text',
  otherSeries: 'text',
  equipment: 'text',
  equipmentDescription: 'text',
  photos: 'number',
  notes: 'text',
}

/** Chosen answers of a question, called as they were then. */
const chosen = (question: string) =>
  `(SELECT string_agg(concat_ws(' ', a.value->>'brand', a.value->>'name'), ', ' ORDER BY o.place) FROM jsonb_array_elements_text(r.answers->'${question}') WITH ORDINALITY o (id, place)
    JOIN jsonb_array_elements(r.answered) a ON a.value->>'id' = o.id)`

const said = (question: string) => `nullif(r.answers->>'${question}', '')`

/**
 * SELECT of the answers; `r` is the visit's revision that counts.
 * @returns columns named like `visitColumns`
 */
export const answersSql = `(r.answers->>'qtyPlgGrp')::int AS "ourBicycles", (r.answers->>'qtyNonPlgGrp')::int AS "otherBicycles",
  CASE (r.answers->>'brandDomination')::boolean WHEN true THEN '✓' WHEN false THEN '–' END AS "brandDominates",
  ${chosen('otherMidrange')} AS "otherMidrange", ${said('otherMidrangeDescription')} AS "otherMidrangeDescription",
  (SELECT a.value->>'name' FROM jsonb_array_elements(r.answered) a WHERE a.value->>'id' = r.answers->>'brandDisplay') AS "brandDisplay", ${said('brandDisplayDescription')} AS "brandDisplayDescription",
  ${chosen('seriesList')} AS series, ${said('otherSeriesList')} AS "otherSeries",
  ${chosen('equipment')} AS equipment, ${said('equipmentText')} AS "equipmentDescription",
  (SELECT count(*)::int FROM visit_photo p WHERE p.visit_id = r.visit_id AND p.revision = r.revision) AS photos, ${said('notes')} AS notes`
