import { ClaimFields } from '#domain/claims/claim-form.ts'
import { type ClaimSlot } from '#domain/claims/claim-slots.ts'
import { type ClaimCategory, claimStatusCodes, needsReason } from '#domain/claims/claim-status.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import { check, type UserError, userError } from '../../failure.ts'
import { sentFile } from '../../multipart/sent-file.ts'
import type {
  ClaimFileInput,
  ClaimInput,
  ClaimResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { addComment } from './claim-comments.ts'
import { addDocument, removeDocument } from './claim-documents.ts'
import { claimBoard, claimPage } from './claim-lists.ts'
import {
  findArticles,
  findClaimCustomers,
  findFrame,
  readBrands,
  readComments,
  readDealer,
  readHistory,
  readProblems,
} from './claim-lookups.ts'
import { changeStatus } from './claim-status-change.ts'
import {
  findClaim,
  readCapability,
  readClaim,
  readTransitions,
  roleOf,
  seeAllCustomers,
  shapeClaims,
  statusOf,
} from './claim-store.ts'
import { createClaim, updateClaim, type WantedClaim } from './save-claim.ts'

/** Runs work that sees every customer the person may act for: claims are not of the chosen customer alone. */
const widely = <T>(request: RequestContext, work: (own: RequestContext) => Promise<T>) =>
  request.alone(async (own) => {
    await seeAllCustomers(own)
    return work(own)
  })

export const Query: QueryResolvers<RequestContext> = {
  claimsV3: (_, asked, request) =>
    widely(request, (own) => claimPage(own, asked as never) as never),
  claimsV2: (_, { status, ...asked }, request) =>
    claimPage(request, { ...asked, status: status ? [status] : null }) as never,
  claimV2: (_, { id }, request) => widely(request, (own) => readClaim(own, id) as never),
  claimBoard: (_, { category }, request) =>
    widely(request, (own) => claimBoard(own, (category ?? null) as ClaimCategory | null) as never),
  claimStatuses: () => claimStatusCodes.map(statusOf) as never,
  claimTransitions: async (_, { category, customerCategory }, { tx }) =>
    (await readTransitions(tx))
      .filter(
        (one) =>
          ['', category as string].includes(one.productCategory) &&
          ['', customerCategory ?? ''].includes(one.customerCategory),
      )
      .map(({ from, to, role }) => ({
        fromStatusId: from,
        toStatusId: to,
        role,
        needsReason: needsReason(to),
      })),
  claimCapabilities: async (_, __, request) => {
    const { config } = request.tenant
    const { bike, paa, nonCode } = await readCapability(request, request.customer?.id ?? null)
    const [own] = request.customer
      ? await request.tx.query<{ category: string | null }>(
          'SELECT cust_category AS category FROM customer WHERE id = $1',
          [request.customer.id],
        )
      : []
    return {
      mayProcess: roleOf(request) === 'office',
      mayCreate: bike,
      mayCreatePaa: paa,
      mayClaimNonCode: nonCode,
      problemRequired: config.claimProblemRequired,
      videoMb: config.claimVideoMb,
      customerCategory: own?.category ?? null,
    }
  },
  claimProblems: (_, { category }, { tx }) => readProblems(tx, category as ClaimCategory),
  claimBrands: (_, __, { tx }) => readBrands(tx),
  claimArticles: (_, { search, brand }, { tx }) => findArticles(tx, search, brand ?? null),
  claimCustomers: (_, { search }, request) =>
    widely(request, ({ tx }) => findClaimCustomers(tx, search ?? null)),
  claimDealerInformation: (_, { custCode }, request) =>
    widely(request, ({ tx }) => readDealer(tx, custCode)),
  claimAdditionalDocuments: (_, { id }, request) =>
    widely(request, async (own) => (await readClaim(own, id))?.additionalDocuments ?? []),
  claimFrame: (_, { frameNumber }, request) =>
    widely(request, (own) => findFrame(own, frameNumber)) as never,
}

export const Claim: ClaimResolvers<RequestContext> = {
  comments: ({ id }, _, request) =>
    widely(request, (own) => readComments(own, String(id)) as never),
  histories: ({ id }, _, request) =>
    widely(request, ({ tx }) => readHistory(tx, String(id)) as never),
  dealer: ({ custCode }, _, request) =>
    widely(request, ({ tx }) => readDealer(tx, String(custCode))),
}

const none = { claim: null }
type Saved = { claim: { id: string } } | { userErrors: UserError[] }

const withoutNulls = (input: object): object =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, name === 'consumer' ? withoutNulls(value as object) : value]),
  )

const docsIn = (docs: readonly ClaimFileInput[]): WantedClaim['docs'] =>
  docs.map(({ slot, file }) => {
    const sent = sentFile(String(file))
    return { slot: slot as ClaimSlot, file: 'id' in sent ? sent.id : '' }
  })

/** Refusals of the files themselves, each at its slot. */
const refusedDocs = (docs: readonly ClaimFileInput[]) =>
  docs.flatMap(({ slot, file }) => {
    const sent = sentFile(String(file))
    return 'refusal' in sent ? [userError(sent.refusal, slot)] : []
  })

async function answered(request: RequestContext, saved: Saved, description: string) {
  if ('userErrors' in saved) return refusedAll(saved.userErrors, none)
  return done(description, { claim: (await readClaim(request, saved.claim.id)) as never })
}

interface Creation {
  id: string
  custCode: string
  claim: ClaimInput
  docs?: readonly ClaimFileInput[]
}

async function create(
  request: RequestContext,
  category: ClaimCategory,
  { id, custCode, claim, docs = [] }: Creation,
) {
  const [customer] = await request.tx.query<{ id: number }>(
    'SELECT id FROM act_for($1, $2::text[])',
    [request.user.id, [custCode]],
  )
  if (!customer) return refused('customer_unknown', 'custCode', none)
  const broken = refusedDocs(docs)
  if (broken.length > 0) return refusedAll(broken, none)
  const fields = check(ClaimFields, withoutNulls(claim))
  if (!fields.ok) return refusedAll(fields.errors, none)
  const wanted = { id: id.toLowerCase(), category, fields: fields.value, docs: docsIn(docs) }
  return answered(request, await createClaim(request, customer, wanted), 'The claim is submitted')
}

interface Change {
  id: string
  claim: ClaimInput
  docs?: readonly ClaimFileInput[] | null
  withoutDocs?: readonly string[] | null
  seen?: number | null
}

async function change(
  request: RequestContext,
  category: ClaimCategory,
  { id, claim, docs, withoutDocs, seen }: Change,
) {
  const added = docs ?? []
  const broken = refusedDocs(added)
  if (broken.length > 0) return refusedAll(broken, none)
  await seeAllCustomers(request)
  const row = await findClaim(request, id, true)
  // A field that the change leaves out stays as it is.
  const fields = check(ClaimFields, { ...row?.fields, ...withoutNulls(claim) })
  if (!fields.ok) return refusedAll(fields.errors, none)
  const kept = (row?.docs ?? []).filter(
    ({ slot }) => !withoutDocs?.includes(slot) && !added.some((one) => one.slot === slot),
  )
  const wanted = {
    id: id.toLowerCase(),
    category,
    fields: fields.value,
    docs: [...kept.map(({ slot, fileId }) => ({ slot, file: fileId })), ...docsIn(added)],
  }
  return answered(
    request,
    await updateClaim(request, row, wanted, seen ?? null),
    'The claim is changed',
  )
}

/** Most claims of one change. */
const mostAtOnce = 100

export const Mutation: MutationResolvers<RequestContext> = {
  createClaimBike: (_, asked, request) => create(request, 'bike', asked),
  createClaimPaa: (_, asked, request) => create(request, 'paa', asked),
  updateClaimBike: (_, asked, request) => change(request, 'bike', asked as never),
  updateClaimPaa: (_, asked, request) => change(request, 'paa', asked as never),
  updateClaimPaaV2: (_, asked, request) => change(request, 'paa', asked as never),

  async updateClaimStatus(_, { id, status, reason }, request) {
    await seeAllCustomers(request)
    const refusal = await changeStatus(request, id, status, reason)
    return answered(
      request,
      refusal ? { userErrors: [refusal] } : { claim: { id } },
      'The status is changed',
    )
  },

  async updateClaimStatuses(_, { ids, status, reason }, request) {
    const nothing = { claims: [], results: [] }
    if (ids.length > mostAtOnce) return refused('too_many', 'ids', nothing)
    await seeAllCustomers(request)
    const results: { id: string; code: string | null }[] = []
    for (const id of new Set(ids))
      results.push({ id, code: (await changeStatus(request, id, status, reason))?.code ?? null })
    const rows = await Promise.all(
      results.filter(({ code }) => code === null).map(({ id }) => findClaim(request, id)),
    )
    const claims = await shapeClaims(
      request,
      rows.flatMap((row) => row ?? []),
    )
    return done(`Changed: ${claims.length}`, { claims: claims as never, results })
  },

  async createClaimComment(_, { id, comment, internal }, request) {
    await seeAllCustomers(request)
    const saved = await addComment(request, id, { comment, internal: internal ?? false })
    return answered(request, saved, 'The comment is written')
  },

  async createClaimAdditionalDocument(_, { id, file }, request) {
    await seeAllCustomers(request)
    const sent = sentFile(String(file))
    const saved: Saved =
      'refusal' in sent
        ? { userErrors: [userError(sent.refusal, 'file')] }
        : await addDocument(request, id, sent.id)
    return answered(request, saved, 'The paper is added')
  },

  async deleteClaimAdditionalDocument(_, { id, documentId }, request) {
    await seeAllCustomers(request)
    return answered(request, await removeDocument(request, id, documentId), 'The paper is removed')
  },
}
