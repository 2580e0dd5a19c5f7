import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { photo, sha256Of } from '../../../tests/support/photo.ts'
import { logIn, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { tempDir } from '../../../tests/support/upload.ts'
import { startWork } from '../../../tests/support/work.ts'
import {
  addVisitKinds,
  type SentPhoto,
  uploadPhotos,
  visitArgs,
  visitIds,
} from '../../../tests/support/visit-ground.ts'
import { r3Of } from '../../../tests/support/world.ts'

const dataDir = tempDir('visits')
const now = new Date()
const here = serverForTests(['rep', 'manager', 'office', 'fixed', 'dealer'], {
  fill: (database, { tenantId }) => addVisitKinds(database, tenantId),
  start: { settings: { dataDir }, clock: () => now },
})

const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )

let pictures: Buffer[]
beforeAll(async () => {
  pictures = await Promise.all([1, 2, 3].map((seed) => photo({ seed, rotated: seed === 1 })))
})

let seq = 0
/** Sends one intent in a stream of its own. */
async function send(
  session: Session,
  kind: string,
  args: object,
  { customer = r3Of('X'), mutationId = randomUUID(), streamId = `s-${(seq += 1)}` } = {},
) {
  const { data, errors } = await session.ask(
    'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { results { status reason data } } }',
    {
      s: streamId,
      i: [{ seq: 1, mutationId, v: 1, customerKey: customer, kind, args }],
    },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.syncIntents.results[0] as { status: string; reason: string | null; data: unknown }
}

const fields = `id kind custCode custName otherMidrange otherMidrangeDescription brandDomination qtyPlgGrp qtyNonPlgGrp brandDisplay seriesList seriesBrand { brand series }
  notes equipment answered { id name needsText } photos { slot fileId url thumbnailUrl bytes sha256 } visitedAt place { lat lng accuracy } attachPlace createdBy isMine revision mayEdit editableUntil
  revisions { revision createdBy visit photos { slot fileId } }`
const readOne = async (session: Session, id: string) =>
  (await session.ask(`query($id: ID!) { formVisit(id: $id) { ${fields} } }`, { id })).data.formVisit

/** Reports a visit with two photos. */
async function report(
  session: Session,
  over: Parameters<typeof visitArgs>[1] = {},
  customer = r3Of('X'),
) {
  const files = await uploadPhotos(session, [pictures[0]!, pictures[1]!])
  const args = visitArgs(files, over)
  return { args, files, result: await send(session, 'VISIT', args, { customer }) }
}

describe('what can be reported', () => {
  const kindsOf = async (session: Session) => {
    const { data, errors } = await session.ask(
      '{ visitKinds { id name fields slots otherMidRanges { name needsText } equipments { name } brandDisplays { name } series { brand name } } }',
    )
    if (errors) throw new Error(JSON.stringify(errors))
    return data.visitKinds
  }

  test('kinds with their fields, photos and lists', async () => {
    const [polygon, wim] = await kindsOf(here.rep)
    expect(polygon).toMatchObject({
      id: 'polygon',
      name: 'Polygon',
      otherMidRanges: [
        { name: 'Others', needsText: true },
        { name: 'Two makes', needsText: false },
      ],
      series: [
        { brand: 'Polygon', name: 'Siskiu' },
        { brand: 'Polygon', name: 'Strattos' },
      ],
    })
    expect(polygon!.slots).toHaveLength(11)
    expect(wim!.fields).not.toContain('qtyPlgGrp')
    expect(wim!.slots).not.toContain('displayHangtagShimano')
    const { data } = await here.rep.ask(
      '{ otherMidRanges(kind: "polygon") { name } equipments(kind: "polygon") { name } brandDisplays(kind: "wim") { name } }',
    )
    expect(data).toEqual({
      otherMidRanges: [{ name: 'Others' }, { name: 'Two makes' }],
      equipments: [{ name: 'Work stand' }],
      brandDisplays: [],
    })
  })

  test('an area’s option opens one kind; without areas there is none', async () => {
    await inTenant(
      `UPDATE user_area SET option = 'Wim' WHERE of_user = (SELECT id FROM app_user WHERE username = 'rep')`,
    )
    expect((await kindsOf(here.rep)).map(({ id }: { id: string }) => id)).toEqual(['wim'])
    const { result } = await report(here.rep)
    expect(result).toMatchObject({ status: 'REJECTED', reason: 'kind_unknown' })
    await inTenant('UPDATE user_area SET option = NULL')
    expect(await kindsOf(here.fixed)).toEqual([])
  })
})

describe('a visit', () => {
  test('is there with all of its answers, once, however often it is sent', async () => {
    const { polygon } = visitIds
    const files = await uploadPhotos(here.rep, [pictures[0]!, pictures[1]!])
    const args = visitArgs(files, {
      answers: {
        otherMidrange: [polygon.mid, polygon.midOther],
        otherMidrangeDescription: 'Local makes',
        brandDomination: false,
        qtyPlgGrp: 12,
        qtyNonPlgGrp: 4,
        brandDisplay: polygon.display,
        seriesList: [polygon.series, polygon.series2],
        notes: 'Tidy shop.\nAsks for posters',
        equipment: [polygon.equipment],
      },
      place: { lat: -7.25, lng: 112.75, accuracy: 12 },
    })
    const again = { mutationId: randomUUID(), streamId: 'once' }
    expect(await send(here.rep, 'VISIT', args, again)).toMatchObject({
      status: 'APPLIED',
      data: { visit: { id: args.visit, revision: 1 } },
    })
    expect((await send(here.rep, 'VISIT', args, again)).status).toBe('ALREADY')
    expect((await send(here.rep, 'VISIT', { ...args, files: [] })).status).toBe('APPLIED')
    expect(await readOne(here.rep, args.visit)).toMatchObject({
      kind: 'polygon',
      custCode: r3Of('X'),
      custName: 'Shop X of aa',
      brandDomination: false,
      qtyPlgGrp: 12,
      seriesBrand: [{ brand: 'Polygon', series: ['Strattos', 'Siskiu'] }],
      notes: 'Tidy shop.\nAsks for posters',
      place: { lat: -7.25, lng: 112.75, accuracy: 12 },
      createdBy: 'Name of rep',
      isMine: true,
      revision: 1,
      mayEdit: true,
      revisions: [],
      photos: [
        { slot: 'frontShop1', sha256: files[0]!.sha256, bytes: files[0]!.bytes },
        { slot: 'displayShop1', sha256: files[1]!.sha256 },
      ],
    })
    expect(await inTenant(`SELECT action FROM audit_log WHERE target = $1`, [args.visit])).toEqual([
      { action: 'visit.created' },
    ])
  })

  test.each<[string, (args: ReturnType<typeof visitArgs>) => object, string]>([
    ['without a series', ({ ...args }) => ({ ...args, answers: {} }), 'series_needed'],
    [
      'with a series that is not offered',
      ({ ...args }) => ({ ...args, answers: { seriesList: [randomUUID()] } }),
      'choice_unknown',
    ],
    [
      'with an answer that the kind does not ask for',
      ({ ...args }) => ({
        ...args,
        form: 'wim',
        answers: { seriesList: [visitIds.wim.series], qtyPlgGrp: 1 },
      }),
      'field_not_asked',
    ],
    ['of an unknown kind', (args) => ({ ...args, form: 'none' }), 'kind_unknown'],
    [
      'with one photo',
      (args) => ({ ...args, photos: args.photos.slice(0, 1) }),
      'photo_display_needed',
    ],
    [
      'with two photos in one slot',
      (args) => ({ ...args, photos: [...args.photos, { slot: 'frontShop1', file: randomUUID() }] }),
      'slot_twice',
    ],
    [
      'with a photo that did not come',
      (args) => ({ ...args, photos: [...args.photos, { slot: 'frontShop2', file: randomUUID() }] }),
      'photo_unknown',
    ],
    [
      'with the same photo twice',
      (args) => ({
        ...args,
        photos: [...args.photos, { slot: 'frontShop2', file: args.photos[0]!.file }],
      }),
      'photo_unknown',
    ],
    ['that nobody knows, changed', (args) => ({ ...args, seen: 1 }), 'not_found'],
    [
      'with another hash',
      (args) => ({
        ...args,
        files: args.files.map((file) => ({ ...file, sha256: '0'.repeat(64) })),
      }),
      'files_refused',
    ],
  ])('%s is refused, and leaves nothing', async (_, change, reason) => {
    const files = await uploadPhotos(here.rep, [pictures[0]!, pictures[1]!])
    const args = visitArgs(files)
    const result = await send(here.rep, 'VISIT', change(args))
    expect(result).toMatchObject({ status: 'REJECTED', reason })
    expect(await readOne(here.rep, args.visit)).toBeNull()
    expect(await inTenant('SELECT 1 FROM file_use WHERE owner = $1', [args.visit])).toEqual([])
  })

  test('of a photo of another person is refused, and so is one of a customer of others', async () => {
    const files = await uploadPhotos(here.manager, [pictures[0]!, pictures[1]!])
    expect((await send(here.rep, 'VISIT', visitArgs(files))).reason).toBe('files_refused')
    expect((await send(here.rep, 'VISIT', visitArgs(files), { customer: r3Of('Z') })).reason).toBe(
      'not_your_customer',
    )
    expect((await send(here.dealer, 'VISIT', visitArgs(files))).reason).toBe('no_permission')
  })

  test('waits where a file is missing', async () => {
    const [file] = await uploadPhotos(here.rep, [pictures[0]!])
    const missing: SentPhoto = { ...file!, id: randomUUID() }
    expect((await send(here.rep, 'VISIT', visitArgs([file!, missing]))).reason).toBe(
      'files_missing',
    )
  })

  test('keeps the time of the server where the device’s clock is wrong', async () => {
    const ahead = new Date(now.getTime() + 5 * 3_600_000).toISOString()
    const { args } = await report(here.rep, { visitedAt: ahead, sentAt: ahead })
    expect((await readOne(here.rep, args.visit)).visitedAt).toBe(now.toISOString())
  })
})

describe('changing', () => {
  /** Lets hours pass over a visit. */
  const hours = (n: number, visit: string) =>
    inTenant(
      `UPDATE visit SET created_at = created_at - make_interval(hours => $2), deleted_at = deleted_at - make_interval(hours => $2) WHERE id = $1::uuid`,
      [visit, n],
    )

  test('makes a revision; the one before stays readable, and kept photos stay', async () => {
    const { args, files } = await report(here.rep)
    const [added] = await uploadPhotos(here.rep, [pictures[2]!])
    const change = {
      ...args,
      seen: 1,
      answers: { seriesList: [visitIds.polygon.series2], notes: 'Second look' },
      photos: [args.photos[0]!, { slot: 'displayBanner', file: added!.id }],
      files: [added!],
    }
    expect(await send(here.rep, 'VISIT', change)).toMatchObject({
      status: 'APPLIED',
      data: { visit: { id: args.visit, revision: 2 } },
    })
    expect(await readOne(here.rep, args.visit)).toMatchObject({
      revision: 2,
      notes: 'Second look',
      photos: [
        { slot: 'frontShop1', fileId: files[0]!.id },
        { slot: 'displayBanner', fileId: added!.id },
      ],
      revisions: [
        {
          revision: 1,
          createdBy: 'Name of rep',
          visit: { kind: 'polygon', seriesList: [visitIds.polygon.series], notes: '' },
          photos: [
            { slot: 'frontShop1', fileId: files[0]!.id },
            { slot: 'displayShop1', fileId: files[1]!.id },
          ],
        },
      ],
    })
    // From what was seen before.
    expect((await send(here.rep, 'VISIT', { ...change, files: [] })).reason).toBe(
      'changed_meanwhile',
    )
    expect((await send(here.rep, 'VISIT', { ...change, seen: 2, form: 'wim' })).reason).not.toBe(
      null,
    )
  })

  test('is its author’s for 24 hours, and later of those with a group or an office', async () => {
    const { args } = await report(here.rep)
    const edit = { ...args, files: [], seen: 1 }
    await hours(23, args.visit)
    expect((await readOne(here.manager, args.visit)).mayEdit).toBe(true)
    expect((await send(here.rep, 'VISIT', edit)).status).toBe('APPLIED')
    await hours(2, args.visit)
    expect((await readOne(here.rep, args.visit)).mayEdit).toBe(false)
    expect((await send(here.rep, 'VISIT', { ...edit, seen: 2 })).reason).toBe('no_longer_editable')
    expect((await send(here.rep, 'DELETE_VISIT', { visit: args.visit })).reason).toBe(
      'no_longer_editable',
    )
    expect((await send(here.manager, 'VISIT', { ...edit, seen: 2 })).status).toBe('APPLIED')
    expect(await readOne(here.manager, args.visit)).toMatchObject({
      createdBy: 'Name of rep',
      isMine: false,
      revision: 3,
    })
  })

  test('deleted it is gone from every list, and comes back within 30 days', async () => {
    const { args } = await report(here.rep)
    const remove = (session: Session, kind: string) => send(session, kind, { visit: args.visit })
    expect((await remove(here.rep, 'DELETE_VISIT')).status).toBe('APPLIED')
    expect((await remove(here.rep, 'DELETE_VISIT')).status).toBe('APPLIED')
    expect(await readOne(here.rep, args.visit)).toBeNull()
    expect((await send(here.rep, 'VISIT', { ...args, files: [], seen: 1 })).reason).toBe(
      'not_found',
    )
    expect((await remove(here.rep, 'RESTORE_VISIT')).status).toBe('APPLIED')
    expect(await readOne(here.rep, args.visit)).toMatchObject({ revision: 1 })
    await remove(here.manager, 'DELETE_VISIT')
    await hours(29 * 24, args.visit)
    expect((await remove(here.rep, 'RESTORE_VISIT')).reason).toBe('no_longer_editable')
    expect((await remove(here.manager, 'RESTORE_VISIT')).status).toBe('APPLIED')
    await remove(here.manager, 'DELETE_VISIT')
    await hours(31 * 24, args.visit)
    expect((await remove(here.manager, 'RESTORE_VISIT')).reason).toBe('no_longer_editable')
    const actions = await inTenant<{ action: string }>(
      'SELECT action FROM audit_log WHERE target = $1 ORDER BY id',
      [args.visit],
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'visit.created',
      'visit.deleted',
      'visit.restored',
      'visit.deleted',
      'visit.restored',
      'visit.deleted',
    ])
  })
})

describe('lists', () => {
  test('find, filter, sort and page; customers of others are not in them', async () => {
    const mine = await report(here.rep, { answers: { qtyPlgGrp: 3, qtyNonPlgGrp: 1 } }, r3Of('Y'))
    const office = await report(here.office, {}, r3Of('Z'))
    const list = async (session: Session, args: string) =>
      (
        await session.ask(
          `{ formVisits(kind: "polygon", ${args}) { count pageTotal rows { id custName createdBy mayEdit photos { slot } } } }`,
        )
      ).data.formVisits
    expect((await list(here.rep, 'search: "shop y"')).rows).toMatchObject([
      { id: mine.args.visit, custName: 'Shop Y of aa' },
    ])
    expect((await list(here.rep, 'search: "shop z"')).count).toBe(0)
    expect((await list(here.office, `custCode: "${r3Of('Z')}"`)).rows).toMatchObject([
      { id: office.args.visit },
    ])
    expect((await list(here.office, 'mine: true')).count).toBe(1)
    expect((await list(here.office, 'from: "2020-01-01", to: "2020-12-31"')).count).toBe(0)
    const names = (await list(here.office, 'sort: "-custName", limit: 2')) as {
      count: number
      pageTotal: number
      rows: { custName: string }[]
    }
    expect(names.rows[0]!.custName).toBe('Shop Z of aa')
    expect(names.pageTotal).toBe(Math.ceil(names.count / 2))
    const { data } = await here.rep.ask(
      `{ lastFormVisit(kind: "polygon", custCode: "${r3Of('Y')}") { id seriesList }
        none: lastFormVisit(kind: "wim", custCode: "${r3Of('Y')}") { id }
        hidden: lastFormVisit(kind: "polygon", custCode: "${r3Of('Z')}") { id }
        formVisitTrend(kind: "polygon", custCode: "${r3Of('Y')}") { id qtyPlgGrp brandShare series photos { thumbnailUrl } }
        formVisitSalesCustomers(sorg: "1000") { count rows { custCode visits lastVisitAt } }
        visited: formVisitSalesCustomers(sorg: "1000", onlyCustomerHasFormVisit: true, search: "y") { rows { custName visits } } }`,
    )
    expect(data).toMatchObject({
      lastFormVisit: { id: mine.args.visit },
      none: null,
      hidden: null,
      formVisitTrend: [{ qtyPlgGrp: 3, brandShare: 0.75, series: 1 }],
      formVisitSalesCustomers: { count: 2 },
      visited: { rows: [{ custName: 'Shop Y of aa', visits: 1 }] },
    })
  })
})

test('a list is exported with everything that its filter finds, and the addresses of the photos', async () => {
  const { args, files } = await report(
    here.manager,
    { answers: { qtyPlgGrp: 7, notes: 'For the file' } },
    r3Of('Y'),
  )
  const { data } = await here.manager.ask(
    `mutation($w: [ExportFilter!]!) { createExport(kind: visits, format: csv, filter: $w) { job { id } userErrors { code } } }`,
    {
      w: [
        { name: 'kind', value: 'polygon' },
        { name: 'mine', value: 'true' },
        { name: 'search', value: 'shop y' },
      ],
    },
  )
  await startWork(here.database, { settings: { dataDir } }).drain()
  const file = await here.manager.send({
    method: 'GET',
    url: `/api/reports/${data.createExport.job!.id}/download`,
  })
  const [heading, ...lines] = file.body.trim().split(/\r?\n/)
  expect(heading).toMatch(/^\uFEFF?Visited on,Time,.*Photo: shop 1,Photo: shop 2,/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Shop Y of aa')
  expect(lines[0]).toContain('Polygon Strattos')
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d,\d\d:\d\d,/)
  const cells = lines[0]!.split(',')
  expect(cells.filter((cell) => cell.includes('visit-photos'))).toEqual(
    files.map(({ id }) => `https://aa.test/server/visit-photos/${id}`),
  )
  await send(here.manager, 'DELETE_VISIT', { visit: args.visit }, { customer: r3Of('Y') })
})

describe('photos', () => {
  const open = (session: Session, url: string) => session.send({ method: 'GET', url })

  test('and their small pictures are for everyone who may see the visit, without the place in them', async () => {
    const { args, files } = await report(here.rep)
    const { photos } = await readOne(here.manager, args.visit)
    const [first] = photos as { url: string; thumbnailUrl: string }[]
    for (const done of [false, true]) {
      if (done) await startWork(here.database, { settings: { dataDir } }).drain()
      const sent = await open(here.manager, first!.url)
      expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(pictures[0]!.includes('Camera of Ann')).toBe(true)
      expect(sent.rawPayload.includes('Camera of Ann')).toBe(false)
      const small = await open(here.manager, first!.thumbnailUrl)
      expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
    }
    expect((await open(here.dealer, first!.url)).statusCode).toBe(403)
    const [row] = await inTenant<{ kept_sha256: string; sha256: string; state: string }>(
      'SELECT * FROM file WHERE id = $1',
      [files[0]!.id],
    )
    expect(row).toMatchObject({ state: 'ready', sha256: sha256Of(pictures[0]!) })
    expect(row!.kept_sha256).not.toBe(row!.sha256)
    await send(here.rep, 'DELETE_VISIT', { visit: args.visit })
    expect((await open(here.rep, first!.url)).statusCode).toBe(404)
  })

  test('keep their place where that was chosen', async () => {
    const { args } = await report(here.rep, { attachPlace: true })
    await startWork(here.database, { settings: { dataDir } }).drain()
    const { photos, attachPlace } = await readOne(here.rep, args.visit)
    expect(attachPlace).toBe(true)
    expect((await open(here.rep, photos[0]!.url)).rawPayload.equals(pictures[0]!)).toBe(true)
  })

  test('of a customer of others are not found', async () => {
    const { args } = await report(here.office, {}, r3Of('Z'))
    const { photos } = await readOne(here.office, args.visit)
    expect((await open(here.office, photos[0]!.url)).statusCode).toBe(200)
    expect((await open(here.rep, photos[0]!.url)).statusCode).toBe(404)
    expect((await open(here.rep, '/server/visit-photos/x')).statusCode).toBe(404)
    // The files’ own route knows nothing of visits.
    expect(
      (await open(here.office, photos[0]!.url.replace('visit-photos', 'files'))).statusCode,
    ).toBe(200)
    expect((await open(here.rep, photos[0]!.url.replace('visit-photos', 'files'))).statusCode).toBe(
      403,
    )
  })
})

test('visits deleted over 30 days ago go for good, and their photos with them', async () => {
  const rep = await logIn(here.app, here.world.host, 'rep')
  const { args, files } = await report(rep)
  await send(rep, 'DELETE_VISIT', { visit: args.visit })
  const work = startWork(here.database, { settings: { dataDir } })
  await inTenant(`UPDATE visit SET deleted_at = deleted_at - interval '31 days' WHERE id = $1`, [
    args.visit,
  ])
  await work.boss.send('cleanup', {})
  await work.drain()
  expect(await inTenant('SELECT 1 FROM visit WHERE id = $1', [args.visit])).toEqual([])
  expect(await inTenant('SELECT 1 FROM visit_revision WHERE visit_id = $1', [args.visit])).toEqual(
    [],
  )
  expect(await inTenant('SELECT 1 FROM file_use WHERE file_id = $1', [files[0]!.id])).toEqual([])
})
