import type { ClaimDraft } from '#domain/claims/claim-draft.ts'
import type { ClaimView } from '../claims.gql.ts'

/** The draft that changes a claim as the server has it. */
export const draftOf = (claim: ClaimView): ClaimDraft => ({
  claim: claim.id,
  category: claim.category,
  customer: claim.custCode,
  seen: claim.revision,
  fields: {
    referenceNo: claim.referenceNo,
    frameNumber: claim.frameNumber,
    articleCode: claim.articleCode,
    description: claim.description,
    qty: claim.qty,
    brandName: claim.brandName,
    mcName: claim.mcName,
    productionCode: claim.productionCode,
    bikeAttributes: claim.bikeAttributes,
    model: claim.model,
    modelYear: claim.modelYear,
    series: claim.series,
    contactName: claim.contactName,
    contactPhone: claim.contactPhone,
    purchaseDate: claim.purchaseDate,
    consumer: {
      name: claim.consumer.name,
      phone: claim.consumer.phone,
      city: claim.consumer.city,
      address: claim.consumer.address,
      email: claim.consumer.email,
    },
    problems: claim.problems.map(({ id, notes }) => ({ id, notes })),
    customerNotes: claim.customerNotes,
    deliveryNo: claim.deliveryNo,
    isNotAWarranty: claim.isNotAWarranty,
    isShortage: claim.isShortage,
  },
  docs: Object.fromEntries(
    claim.docs.map(({ docType, fileId, name }) => [
      docType,
      { file: fileId, state: 'kept' as const, name },
    ]),
  ),
})
