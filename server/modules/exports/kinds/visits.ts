import * as v from 'valibot'
import { isDay } from '#domain/time/day.ts'
import { type VisitSlot, visitSlots } from '#domain/visits/visit-slots.ts'
import { searchWords } from '../../../db/page.ts'
import { listedVisitsSql, visitSearch } from '../../visits/visit-lists.ts'
import { exportKind } from '../export-kind.ts'
import { photoFormats, photoHeadings } from './visit-photo-columns.ts'

const day = v.pipe(v.string(), v.check(isDay))

/** Names of the answers that a field of the form chose. */
const chosen = (field: string) =>
  `(SELECT string_agg(coalesce(one.value->>'brand' || ' ', '') || (one.value->>'name'), ', ') FROM jsonb_array_elements(answered) one
    WHERE answers->'${field}' @> jsonb_build_array(one.value->>'id') OR answers->>'${field}' = one.value->>'id')`

/** Address of the tenant; an own name comes before those of a development machine. */
const address = `(SELECT 'https://' || host FROM tenant_host WHERE tenant_id = current_setting('app.tenant') ORDER BY host ~ '(localhost|^[0-9.]+$)', host LIMIT 1)`

/** Address of the photo in a place of the form; the id is of letters that need no escape. */
const photoIn = (slot: VisitSlot) =>
  `(SELECT portal.origin || '/server/visit-photos/' || (one.value->>'fileId') FROM json_array_elements(photos) one WHERE one.value->>'slot' = '${slot}' LIMIT 1) AS "${slot}"`

/** Visits of one kind to every customer the person may act for, newest first, with a link to each of their photos. */
export const visitList = exportKind({
  scopes: ['page.formvisit'],
  ofCustomer: false,
  filter: v.object({
    kind: v.string(),
    search: v.optional(v.string()),
    custCode: v.optional(v.string()),
    mine: v.optional(v.string()),
    from: v.optional(day),
    to: v.optional(day),
  }),
  columns: {
    visitedOn: 'day',
    visitedAt: 'text',
    customerCode: 'text',
    customer: 'text',
    city: 'text',
    createdBy: 'text',
    ownBicycles: 'number',
    otherBicycles: 'number',
    dominates: 'text',
    series: 'text',
    otherSeries: 'text',
    otherBrands: 'text',
    otherBrandsText: 'text',
    display: 'text',
    displayText: 'text',
    equipment: 'text',
    equipmentText: 'text',
    notes: 'text',
    place: 'text',
    photos: 'number',
    ...photoFormats,
  },
  words: {
    en: {
      title: 'Visits',
      columns: {
        visitedOn: 'Visited on',
        visitedAt: 'Time',
        customerCode: 'Customer number',
        customer: 'Customer',
        city: 'City',
        createdBy: 'Reported by',
        ownBicycles: 'Our bicycles',
        otherBicycles: 'Other bicycles',
        dominates: 'Our brand dominates',
        series: 'Series',
        otherSeries: 'Other series',
        otherBrands: 'Other mid-range brands',
        otherBrandsText: 'Which others',
        display: 'Display',
        displayText: 'Description of the display',
        equipment: 'Equipment',
        equipmentText: 'Other equipment',
        notes: 'Notes',
        place: 'Place',
        photos: 'Photos',
        ...photoHeadings.en,
      },
    },
    de: {
      title: 'Besuche',
      columns: {
        visitedOn: 'Besucht am',
        visitedAt: 'Uhrzeit',
        customerCode: 'Kundennummer',
        customer: 'Kunde',
        city: 'Ort',
        createdBy: 'Gemeldet von',
        ownBicycles: 'Unsere Fahrräder',
        otherBicycles: 'Andere Fahrräder',
        dominates: 'Unsere Marke dominiert',
        series: 'Serien',
        otherSeries: 'Andere Serien',
        otherBrands: 'Andere Marken der Mittelklasse',
        otherBrandsText: 'Welche anderen',
        display: 'Präsentation',
        displayText: 'Beschreibung der Präsentation',
        equipment: 'Ausstattung',
        equipmentText: 'Andere Ausstattung',
        notes: 'Notizen',
        place: 'Standort',
        photos: 'Fotos',
        ...photoHeadings.de,
      },
    },
    fr: {
      title: 'Visites',
      columns: {
        visitedOn: 'Visite du',
        visitedAt: 'Heure',
        customerCode: 'Numéro de client',
        customer: 'Client',
        city: 'Ville',
        createdBy: 'Signalée par',
        ownBicycles: 'Nos vélos',
        otherBicycles: 'Autres vélos',
        dominates: 'Notre marque domine',
        series: 'Séries',
        otherSeries: 'Autres séries',
        otherBrands: 'Autres marques de milieu de gamme',
        otherBrandsText: 'Lesquelles',
        display: 'Présentation',
        displayText: 'Description de la présentation',
        equipment: 'Équipement',
        equipmentText: 'Autre équipement',
        notes: 'Notes',
        place: 'Lieu',
        photos: 'Photos',
        ...photoHeadings.fr,
      },
    },
    id: {
      title: 'Kunjungan',
      columns: {
        visitedOn: 'Dikunjungi pada',
        visitedAt: 'Jam',
        customerCode: 'Nomor pelanggan',
        customer: 'Pelanggan',
        city: 'Kota',
        createdBy: 'Dilaporkan oleh',
        ownBicycles: 'Sepeda kami',
        otherBicycles: 'Sepeda lain',
        dominates: 'Merek kami dominan',
        series: 'Seri',
        otherSeries: 'Seri lain',
        otherBrands: 'Merek kelas menengah lain',
        otherBrandsText: 'Merek apa',
        display: 'Pajangan',
        displayText: 'Keterangan pajangan',
        equipment: 'Perlengkapan',
        equipmentText: 'Perlengkapan lain',
        notes: 'Catatan',
        place: 'Lokasi',
        photos: 'Foto',
        ...photoHeadings.id,
      },
    },
    ms: {
      title: 'Lawatan',
      columns: {
        visitedOn: 'Dilawati pada',
        visitedAt: 'Masa',
        customerCode: 'Nombor pelanggan',
        customer: 'Pelanggan',
        city: 'Bandar',
        createdBy: 'Dilaporkan oleh',
        ownBicycles: 'Basikal kami',
        otherBicycles: 'Basikal lain',
        dominates: 'Jenama kami dominan',
        series: 'Siri',
        otherSeries: 'Siri lain',
        otherBrands: 'Jenama pertengahan lain',
        otherBrandsText: 'Jenama apa',
        display: 'Paparan',
        displayText: 'Keterangan paparan',
        equipment: 'Kelengkapan',
        equipmentText: 'Kelengkapan lain',
        notes: 'Nota',
        place: 'Tempat',
        photos: 'Foto',
        ...photoHeadings.ms,
      },
    },
  },
  rows: ({ kind, search, custCode, mine, from, to }, { timeZone, userId }) => ({
    sql: `SELECT to_char("visitedAt" AT TIME ZONE $6, 'YYYY-MM-DD') AS "visitedOn", to_char("visitedAt" AT TIME ZONE $6, 'HH24:MI') AS "visitedAt", "custCode" AS "customerCode", "custName" AS customer, city, "createdBy",
        (answers->>'qtyPlgGrp')::int AS "ownBicycles", (answers->>'qtyNonPlgGrp')::int AS "otherBicycles", CASE answers->>'brandDomination' WHEN 'true' THEN '✓' WHEN 'false' THEN '–' END AS dominates,
        ${chosen('seriesList')} AS series, answers->>'otherSeriesList' AS "otherSeries", ${chosen('otherMidrange')} AS "otherBrands", answers->>'otherMidrangeDescription' AS "otherBrandsText",
        ${chosen('brandDisplay')} AS display, answers->>'brandDisplayDescription' AS "displayText", ${chosen('equipment')} AS equipment, answers->>'equipmentText' AS "equipmentText",
        answers->>'notes' AS notes, lat || ', ' || lng AS place, coalesce(json_array_length(photos), 0) AS photos,
        ${visitSlots.map(photoIn).join(', ')}
      FROM (${listedVisitsSql}) found CROSS JOIN (SELECT ${address} AS origin) portal
      WHERE NOT EXISTS (SELECT 1 FROM unnest($7::text[]) word WHERE lower(concat_ws(' ', ${visitSearch.join(', ')})) NOT LIKE '%' || word || '%')
        AND EXISTS (SELECT 1 FROM user_area own WHERE own.of_user = $8 AND (coalesce(own.option, '') = '' OR lower(own.option) = found.kind))
      ORDER BY found."visitedAt" DESC, id`,
    args: [
      kind,
      custCode ?? null,
      mine === 'true' ? userId : null,
      from ?? null,
      to ?? null,
      timeZone,
      searchWords(search),
      userId,
    ],
  }),
})
