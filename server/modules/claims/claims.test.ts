import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addClaimGround,
  claimArgs,
  claimFields,
  type SentFile,
  uploadFiles,
} from '../../../tests/support/claim-ground.ts'
import { photo } from '../../../tests/support/photo.ts'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { tempDir } from '../../../tests/support/upload.ts'
import { pdfTexts } from '../../../tests/support/pdf-text.ts'
import { startWork } from '../../../tests/support/work.ts'
import { r3Of } from '../../../tests/support/world.ts'

const dataDir = tempDir('claims')
let now = Date.now()
const here = serverForTests(['dealer', 'dealerz', 'office', 'rep'], {
  fill: (database, { tenantId }) => addClaimGround(database, tenantId, r3Of('X')),
  config: { features: { WEB_NOTIFICATION: true } as never },
  start: { settings: { dataDir }, clock: () => new Date(now) },
})

const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )

let pictures: Buffer[]
beforeAll(async () => {
  pictures = await Promise.all([1, 2, 3, 4].map((seed) => photo({ seed })))
})

const configure = async (config: object) => {
  await here.database.bare((tx) =>
    tx.query(`UPDATE tenant SET config = config || $1::jsonb WHERE id = 'aa'`, [
      JSON.stringify(config),
    ]),
  )
  // The server remembers a tenant for some seconds.
  now += 6_000
}

let seq = 0
async function send(session: Session, args: object, customer = r3Of('X')) {
  const { data, errors } = await session.ask(
    'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { results { status reason data } } }',
    {
      s: `c-${(seq += 1)}`,
      i: [{ seq: 1, mutationId: randomUUID(), v: 1, customerKey: customer, kind: 'CLAIM', args }],
    },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.syncIntents.results[0] as { status: string; reason: string | null }
}

const fields = `id number custCode status { id category } frameNumber frameShippedDelvNo frameShippedToName warrantyUntil recall docs { docType fileId url } additionalDocuments { id no }
  problems { part description } comments { comment internal } histories { fromStatusId toStatusId reason } nextStatuses mayEdit revision reasonRejection`
const readOne = async (session: Session, id: string) =>
  (await session.ask(`query($id: ID!) { claimV2(id: $id) { ${fields} } }`, { id })).data.claimV2
const today = (days = 0) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)
const change = async (session: Session, id: string, status: string, reason?: string) =>
  (
    await session.ask(
      'mutation($id: ID!, $s: ID!, $r: String) { updateClaimStatus(id: $id, status: $s, reason: $r) { claim { status { id } } userErrors { code } } }',
      { id, s: status, r: reason },
    )
  ).data.updateClaimStatus

async function submit(over: Parameters<typeof claimArgs>[1] = {}) {
  const files = await uploadFiles(here.dealer, pictures)
  const args = claimArgs(files, over)
  const result = await send(here.dealer, args)
  return { id: args.claim, args, result, files }
}

describe('a claim sent by a device', () => {
  test('is there with its files, its frame and its history, once however often it is sent', async () => {
    const { id, args, result } = await submit()
    expect(result).toMatchObject({ status: 'APPLIED', reason: null })
    expect(await send(here.dealer, args)).toMatchObject({ status: 'REJECTED' })
    expect(await send(here.dealer, { ...args, files: [] })).toMatchObject({ status: 'APPLIED' })
    const claim = await readOne(here.dealer, id)
    expect(claim).toMatchObject({
      number: expect.stringMatching(/^C\d{6}$/),
      custCode: r3Of('X'),
      status: { id: 'submitted', category: 'ours' },
      frameNumber: 'WTU000001',
      frameShippedDelvNo: 'D1',
      warrantyUntil: '2031-01-01',
      problems: [{ part: 'Fork', description: 'Has play' }],
      histories: [{ fromStatusId: null, toStatusId: 'submitted' }],
      nextStatuses: [],
      mayEdit: true,
    })
    expect(claim.docs.map((doc: { docType: string }) => doc.docType)).toEqual([
      'invoice',
      'photo1',
      'photo2',
      'photo3',
    ])
    expect(await readOne(here.dealerz, id)).toBeNull()
    const served = await here.dealer.send({ method: 'GET', url: claim.docs[1]!.url })
    expect(served.statusCode).toBe(200)
    expect((await here.dealerz.send({ method: 'GET', url: claim.docs[1]!.url })).statusCode).toBe(
      404,
    )
  })

  test.each([
    ['file_needed', { docs: [] }],
    ['frame_stolen', { fields: { frameNumber: 'WTU000666' } }],
    ['article_unknown', { fields: { articleCode: 'NONE' } }],
    ['problem_unknown', { fields: { problems: [{ id: 'none', notes: '' }] } }],
    ['problem_unknown', { fields: { problems: [{ id: 'broken', notes: '' }] } }],
    ['problem_unknown', { fields: { problems: [{ id: 'old', notes: '' }] } }],
    ['paa_not_offered', { category: 'paa' }],
    ['required', { fields: { contactName: '' } }],
    ['in_future', { fields: { purchaseDate: '2999-01-01' } }],
    ['file_needed', { fields: { consumer: { name: 'Bo' } } }],
  ])('is refused with %s for %j', async (reason, over) => {
    expect((await submit(over)).result).toMatchObject({ status: 'REJECTED', reason })
  })

  test('about what never arrived needs no files, but the number of its delivery', async () => {
    const shortage = { isShortage: true, purchaseDate: '', problems: [] }
    const over = { docs: [], fields: { ...shortage, deliveryNo: '80001' } }
    const { id, result } = await submit(over)
    expect(result).toMatchObject({ status: 'APPLIED' })
    const { data } = await here.dealer.ask(`{ claimV2(id: "${id}") { isShortage deliveryNo } }`)
    expect(data.claimV2).toEqual({ isShortage: true, deliveryNo: '80001' })
    expect((await submit({ docs: [], fields: shortage })).result.reason).toBe('required')
  })

  test('is refused for a category of customers that may not make it', async () => {
    const asCategory = (bike: boolean) =>
      inTenant(
        `INSERT INTO claim_capability (tenant_id, customer_category, bike) SELECT 'aa', cust_category, $1 FROM customer WHERE r3 = $2
         ON CONFLICT (tenant_id, customer_category) DO UPDATE SET bike = EXCLUDED.bike`,
        [bike, r3Of('X')],
      )
    await inTenant(`UPDATE customer SET cust_category = 'OUTLET' WHERE r3 = $1`, [r3Of('X')])
    await asCategory(false)
    expect((await submit()).result).toMatchObject({ reason: 'bike_not_offered' })
    await asCategory(true)
    expect((await submit()).result).toMatchObject({ status: 'APPLIED' })
  })

  test('needs a problem where the tenant says so, and an article for a part', async () => {
    await configure({ claimProblemRequired: true, claimAllowPAA: true })
    expect((await submit({ fields: { problems: [] } })).result.reason).toBe('problem_needed')
    expect((await submit({ category: 'paa' })).result.reason).toBe('article_needed')
    await configure({ claimNonCode: true, claimAllowNonCode: true })
    const part = (problem: string) =>
      submit({ category: 'paa', fields: { problems: [{ id: problem, notes: '' }] } })
    expect((await part('fork-play')).result.reason).toBe('problem_unknown')
    expect((await part('broken')).result.status).toBe('APPLIED')
  })

  test('keeps a problem that is no longer offered when it is changed', async () => {
    const sent = await submit()
    const offer = (active: boolean) =>
      inTenant(`UPDATE claim_problem SET active = $1 WHERE code = 'fork-play'`, [active])
    await offer(false)
    const edited = await edit(here.dealer, sent)
    const another = await submit()
    await offer(true)
    expect([edited.status, another.result.reason]).toEqual(['APPLIED', 'problem_unknown'])
  })

  test('with bad files is refused', async () => {
    const [pdf] = await uploadFiles(here.dealer, [Buffer.from('%PDF-1.7 paper')])
    const files: SentFile[] = await uploadFiles(here.dealer, pictures)
    const args = claimArgs([files[0]!, files[1]!, files[2]!, pdf!])
    expect(await send(here.dealer, args)).toMatchObject({ reason: 'format_not_accepted' })
    const twice = claimArgs(files)
    twice.docs.push({ ...twice.docs[1]!, slot: 'photo1' })
    expect(await send(here.dealer, twice)).toMatchObject({ reason: 'slot_twice' })
    const [foreign] = await uploadFiles(here.office, [pictures[0]!])
    const stolen = claimArgs([foreign!, ...files.slice(1)])
    expect(await send(here.dealer, stolen)).toMatchObject({ reason: 'files_refused' })
    expect(await send(here.dealer, { ...stolen, files: [] })).toMatchObject({
      reason: 'file_unknown',
    })
  })

  test('by a program says what is wrong with the id', async () => {
    const { data } = await here.dealer.ask(
      'mutation($c: ID!, $k: ClaimInput!) { createClaimBike(id: "x", custCode: $c, claim: $k) { userErrors { code } } }',
      { c: r3Of('X'), k: claimFields },
    )
    expect(data.createClaimBike.userErrors).toEqual([{ code: 'invalid_id' }])
  })
})

test('the office leads a claim through its life, the dealer answers', async () => {
  const { id } = await submit()
  expect((await change(here.dealer, id, 'in_review')).userErrors).toEqual([
    { code: 'status_not_allowed' },
  ])
  expect((await change(here.office, id, 'in_review')).claim.status.id).toBe('in_review')
  expect((await change(here.office, id, 'information_needed')).userErrors).toEqual([
    { code: 'reason_needed' },
  ])
  await change(here.office, id, 'information_needed', 'Photo of the stem')
  expect((await readOne(here.dealer, id)).nextStatuses).toEqual(['in_review', 'cancelled'])
  expect((await change(here.dealer, id, 'in_review')).claim.status.id).toBe('in_review')
  await change(here.office, id, 'rejected', 'Not covered')
  const claim = await readOne(here.dealer, id)
  expect(claim).toMatchObject({ reasonRejection: 'Not covered', mayEdit: false })
  expect(claim.histories.map((one: { toStatusId: string }) => one.toStatusId)).toEqual([
    'submitted',
    'in_review',
    'information_needed',
    'in_review',
    'rejected',
  ])
  await startWork(here.database).drain()
  const [filed] = await inTenant<{ handover: string }>(
    'SELECT handover FROM claim WHERE id = $1::uuid',
    [id],
  )
  expect(filed!.handover).toBe('filed')
  const told = await inTenant<{ path: string }>(
    `SELECT path FROM notification WHERE kind = 'claim-changed' AND path = $1`,
    [`/claim/${id}`],
  )
  expect(told.length).toBeGreaterThan(0)
})

/** Notices and mails about a claim, with their receivers. */
async function toldOf(id: string) {
  now += 1_000
  await startWork(here.database).drain()
  const inbox = await inTenant<{ who: string; title: string }>(
    `SELECT u.username AS who, n.title FROM notification n JOIN app_user u ON u.id = n.user_id WHERE n.path = $1 ORDER BY n.id`,
    [`/claim/${id}`],
  )
  const mails = await inTenant<{ recipient: string; subject: string; text: string }>(
    `SELECT recipient, subject, text FROM mail_message WHERE text LIKE '%/claim/' || $1 || '%' ORDER BY id`,
    [id],
  )
  return { inbox, mails }
}
/** Sends a whole claim again, as it was submitted, with other notes. */
async function edit(session: Session, { id, args }: { id: string; args: object }) {
  now += 1_000
  return send(session, {
    ...args,
    seen: (await readOne(session, id)).revision,
    files: [],
    fields: { ...claimFields, customerNotes: 'It cracks, see the stem' },
  })
}

test('what waits for the dealer is mailed to the dealer, and an edit that answers it goes back to review', async () => {
  await inTenant(`UPDATE app_user SET email = 'dealer@shop.test' WHERE username = 'dealer'`)
  const sent = await submit()
  await edit(here.dealer, sent)
  expect((await readOne(here.dealer, sent.id)).status.id).toBe('submitted')
  await change(here.office, sent.id, 'in_review')
  const before = await toldOf(sent.id)
  expect(before.mails).toEqual([])
  // Submitted, and edited.
  expect(before.inbox.filter(({ who }) => who === 'office')).toHaveLength(2)
  await change(here.office, sent.id, 'information_needed', 'Photo of the stem')
  const asked = await toldOf(sent.id)
  expect(asked.mails.map(({ recipient }) => recipient)).toContain('dealer@shop.test')
  expect(asked.mails[0]!.text).toContain('Photo of the stem')
  expect(await edit(here.dealer, sent)).toMatchObject({ status: 'APPLIED' })
  const claim = await readOne(here.dealer, sent.id)
  expect(claim.status.id).toBe('in_review')
  expect(claim.histories.at(-1)).toMatchObject({
    fromStatusId: 'information_needed',
    toStatusId: 'in_review',
  })
  const after = await toldOf(sent.id)
  expect(after.mails).toHaveLength(asked.mails.length)
  expect(after.inbox.filter(({ who }) => who === 'office')).toHaveLength(3)
})

test('a rep who submits a claim tells the office, and is told what becomes of it', async () => {
  const files = await uploadFiles(here.rep, pictures)
  const args = claimArgs(files)
  expect(await send(here.rep, args)).toMatchObject({ status: 'APPLIED' })
  const { inbox } = await toldOf(args.claim)
  const told = inbox.map(({ who }) => who)
  expect([told.includes('office'), told.includes('dealer')]).toEqual([true, false])
  await change(here.office, args.claim, 'in_review')
  await toldOf(args.claim)
  await change(here.office, args.claim, 'information_needed', 'Photo of the stem')
  const later = await toldOf(args.claim)
  expect(later.inbox.filter(({ who }) => who === 'rep').map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Claim C\d+ has moved on$/),
    expect.stringMatching(/^Claim C\d+ is waiting for you$/),
  ])
})

test('people who may not see claims are told of none', async () => {
  const mayClaim = (may: boolean) =>
    inTenant(
      `UPDATE role SET permissions = CASE WHEN $1 THEN permissions || '{page.claim}'::text[] ELSE array_remove(permissions, 'page.claim') END WHERE name = 'dealer.multi'`,
      [may],
    )
  await inTenant(
    `UPDATE app_user SET email = username || '@shop.test' WHERE username IN ('dealer', 'dealer2')`,
  )
  const tell = async () => {
    const { id } = await submit()
    await change(here.office, id, 'in_review')
    await change(here.office, id, 'information_needed', 'Photo of the stem')
    const { inbox, mails } = await toldOf(id)
    return [
      inbox.some(({ who }) => who === 'dealer2'),
      mails.some(({ recipient }) => recipient === 'dealer2@shop.test'),
      inbox.some(({ who }) => who === 'dealer'),
      mails.some(({ recipient }) => recipient === 'dealer@shop.test'),
    ]
  }
  expect(await tell()).toEqual([true, true, true, true])
  await mayClaim(false)
  const without = await tell()
  await mayClaim(true)
  expect(without).toEqual([false, false, true, true])
})

test('a comment of the office is told as a comment, as the status is the same', async () => {
  const { id } = await submit()
  await change(here.office, id, 'in_review')
  now += 1_000
  await here.office.ask(
    'mutation($id: ID!) { createClaimComment(id: $id, comment: "On its way") { userErrors { code } } }',
    { id },
  )
  const { inbox } = await toldOf(id)
  expect(inbox.filter(({ who }) => who === 'dealer').map(({ title }) => title)).toEqual([
    expect.stringMatching(/has moved on$/),
    expect.stringMatching(/^The distributor has written about claim C\d+$/),
  ])
})

test('a further paper is added and removed by a program, in the first free place', async () => {
  const { id } = await submit()
  const [paper] = await uploadFiles(here.dealer, [Buffer.from('%PDF-1.7 paper')])
  const add = async (session: Session, file: string) =>
    (
      await session.ask(
        'mutation($id: ID!, $f: Upload!) { createClaimAdditionalDocument(id: $id, file: $f) { claim { additionalDocuments { id no } } userErrors { code } } }',
        { id, f: file },
      )
    ).data.createClaimAdditionalDocument
  const remove = async (session: Session, documentId: string) =>
    (
      await session.ask(
        'mutation($id: ID!, $d: ID!) { deleteClaimAdditionalDocument(id: $id, documentId: $d) { claim { additionalDocuments { id } } userErrors { code } } }',
        { id, d: documentId },
      )
    ).data.deleteClaimAdditionalDocument
  expect((await add(here.dealerz, paper!.id)).userErrors).toEqual([{ code: 'not_found' }])
  const told = (await toldOf(id)).inbox.length
  expect((await add(here.dealer, paper!.id)).claim.additionalDocuments).toEqual([
    { id: paper!.id, no: 1 },
  ])
  const state = async () =>
    (
      await inTenant<{ handover: string }>('SELECT handover FROM claim WHERE id = $1::uuid', [id])
    )[0]!.handover
  expect(await state()).toBe('waiting')
  expect((await toldOf(id)).inbox.length).toBeGreaterThan(told)
  expect(await state()).toBe('filed')
  expect((await remove(here.dealer, randomUUID())).userErrors).toEqual([{ code: 'not_found' }])
  expect((await remove(here.dealer, paper!.id)).claim.additionalDocuments).toEqual([])
})

test('a claim names the inspection of its frame, and says where it is incomplete', async () => {
  await inTenant(
    `INSERT INTO pdi (tenant_id, customer_id, id, frame_number, article_id, mechanic, checklist, created_at, created_by)
     SELECT 'aa', $1, gen_random_uuid(), 'WTU000001', min(id), 'Mia', '[{"id": "a", "required": true, "checked": true}]', '2026-05-05T10:00Z', 1 FROM article`,
    [here.world.customers.X],
  )
  const asked =
    '{ claimFrame(frameNumber: "WTU000001") { pdiOn pdiComplete } claimsV2 { rows { frameNumber pdi pdiComplete } } }'
  const told = async () => (await here.dealer.ask(asked)).data
  expect((await told()).claimFrame).toEqual({ pdiOn: '2026-05-05', pdiComplete: true })
  await inTenant(`UPDATE pdi SET checklist = jsonb_set(checklist, '{0,checked}', 'false')`)
  const { claimFrame, claimsV2 } = await told()
  expect(claimFrame.pdiComplete).toBe(false)
  expect(
    claimsV2.rows.find(({ frameNumber }: { frameNumber: string }) => frameNumber === 'WTU000001'),
  ).toMatchObject({ pdi: '2026-05-05', pdiComplete: false })
  await inTenant('DELETE FROM pdi')
})

test('the PDF of a claim is for those who may see it, and says what it is about', async () => {
  const { id } = await submit({
    fields: {
      qty: 3,
      deliveryNo: '80009',
      brandName: 'Pinella',
      model: 'Ridge',
      modelYear: '2025',
      series: 'Trail',
      productionCode: 'PC-77',
      isNotAWarranty: true,
    },
  })
  await inTenant(
    `UPDATE claim SET resolution = 'Fork replaced', reason_rejection = 'Rim not covered', tracking_no = 'TRK-5',
       fields = jsonb_set(fields, '{consumer}', '{"name": "Bo", "phone": "", "city": "", "address": "", "email": "bo@consumer.test"}') WHERE id = $1::uuid`,
    [id],
  )
  const get = (session: Session) => session.send({ method: 'GET', url: `/server/claims/${id}` })
  const file = await get(here.dealer)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  const texts = pdfTexts(file.rawPayload)
  for (const text of [
    'WTU000001',
    'Fork: Has play',
    'It cracks',
    'Ada, 0301',
    'Submitted',
    '3',
    '80009',
    'Pinella',
    'Ridge, 2025',
    'Trail',
    'PC-77',
    'Not a warranty case',
    'Bo, bo@consumer.test',
    'TRK-5',
    'Fork replaced',
    'Rim not covered',
  ])
    expect(texts.join(' ')).toContain(text)
  expect((await get(here.dealerz)).statusCode).toBe(404)
})

test('several get a status with a result for each', async () => {
  const { id } = await submit()
  const { data } = await here.office.ask(
    'mutation($ids: [ID!]!) { updateClaimStatuses(ids: $ids, status: "in_review") { claims { id } results { id code } } }',
    { ids: [id, randomUUID()] },
  )
  expect(data.updateClaimStatuses.results.map(({ code }: { code: string }) => code)).toEqual([
    null,
    'not_found',
  ])
})

test('a claim is as old as its status', async () => {
  const { id } = await submit()
  await inTenant(`UPDATE claim SET status_at = $2 WHERE id = $1::uuid`, [id, today(-10)])
  const older = async (days: number) =>
    (
      await here.office.ask(
        'query($d: Int) { claimsV3(olderThanDays: $d, limit: 100) { rows { id } } }',
        { d: days },
      )
    ).data.claimsV3.rows.some((row: { id: string }) => row.id === id)
  expect([await older(9), await older(11)]).toEqual([true, false])
  await change(here.office, id, 'in_review')
  expect(await older(9)).toBe(false)
})

test('internal comments are in no answer that a customer can get', async () => {
  const { id } = await submit()
  const secret = 'zebra-internal-note'
  const write = (session: Session, comment: string, internal: boolean) =>
    session.ask(
      'mutation($id: ID!, $c: String!, $i: Boolean!) { createClaimComment(id: $id, comment: $c, internal: $i) { claim { comments { comment } } userErrors { code } } }',
      { id, c: comment, i: internal },
    )
  expect((await write(here.dealer, 'x', true)).data.createClaimComment.userErrors).toEqual([
    { code: 'internal_not_allowed' },
  ])
  await write(here.office, secret, true)
  await write(here.office, 'For all', false)
  expect((await readOne(here.office, id)).comments).toHaveLength(2)
  expect((await readOne(here.dealer, id)).comments).toEqual([
    { comment: 'For all', internal: false },
  ])
  const found = await here.dealer.ask(
    `{ claimsV3(search: "${secret}") { count } claimsV2 { rows { comments { comment } } } }`,
  )
  expect(found.data.claimsV3.count).toBe(0)
  expect(JSON.stringify(found.data)).not.toContain(secret)
  const paper = await here.dealer.send({ method: 'GET', url: `/server/claims/${id}` })
  expect(pdfTexts(paper.rawPayload).join(' ')).not.toContain(secret)
  // The board is the office's alone.
  expect((await here.dealer.ask('{ claimBoard { count } }')).data).toBeNull()
  const asked = await here.dealer.ask(
    `mutation { requestDownloadArea(module: claims, from: "${today(-5)}", to: "${today()}", format: csv) { request { id } userErrors { code } } }`,
  )
  await startWork(here.database, { settings: { dataDir } }).drain()
  const file = await here.dealer.send({
    method: 'GET',
    url: `/api/download-area/${asked.data.requestDownloadArea.request.id}`,
  })
  expect(file.body).toContain('WTU000001')
  expect(file.body).not.toContain(secret)
  const anywhere = await inTenant<{ text: string }>(
    `SELECT title || body AS text FROM notification UNION ALL SELECT text FROM mail_message`,
  )
  expect(JSON.stringify(anywhere)).not.toContain(secret)
})
