import type { Operation } from './operation.ts'

/** Order that no tenant has: each change is about none. */
const none = 'NO-SUCH-ORDER'
const order = `{ key: "0198c0de-0000-7000-8000-000000000009", shipTo: "S1", items: [{ vendor: "0", articleCode: "NONE", qty: 1, price: "1" }] }`

/** Calls about articles of third parties. */
export const thirdPartyOperations: Record<string, Operation> = {
  productThirdParties: {
    document: '{ productThirdParties { count rows { articleCode stock vendor { name } } } }',
  },
  vendorThirdParties: { document: '{ vendorThirdParties { id name } }' },
  custVendorThirdPartyAddress: { document: '{ custVendorThirdPartyAddress { code address } }' },
  orderThirdParties: {
    document: '{ orderThirdParties { count rows { orderNo custThirdParty { name } } } }',
  },
  checkoutThirdParty: {
    document: `mutation { checkoutThirdParty(order: ${order}) { orders userErrors { code } } }`,
  },
  checkoutThirdPartyV2: {
    document: `mutation { checkoutThirdPartyV2(order: ${order}) { orders errors { code } userErrors { code } } }`,
  },
  updateStatusOrderItemThirdParty: {
    document: `mutation { updateStatusOrderItemThirdParty(orderNo: "${none}", articleCode: "NONE", status: accepted) { item { id } userErrors { code } } }`,
  },
  uploadStockThirdParties: {
    document: `mutation { uploadStockThirdParties(stocks: [{ articleCode: "NONE", stock: 1 }]) { results { code } userErrors { code } } }`,
  },
  uploadProductThirdParties: {
    document: `mutation { uploadProductThirdParties(products: [{ articleCode: "NONE", description: "None", price: "1", salesUnit: "EA", uomConverter: 1, stock: 0, itemStatus: "available" }], check: true) { results { code } userErrors { code } } }`,
  },
}
