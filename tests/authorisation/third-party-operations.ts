import type { Operation } from './operation.ts'

/** Order that no tenant has: each change is about none. */
const none = 'NO-SUCH-ORDER'
const order = `{ key: "0198c0de-0000-7000-8000-000000000009", shipTo: "S1", items: [{ vendor: "0", articleCode: "NONE", qty: 1, price: "1" }] }`

let saved = 0
let deleted = 0

/** Vendors, in as many as are deleted. */
export const vendorRecords = `INSERT INTO vendor (tenant_id, code, name) SELECT 'aa', 'X' || n, 'Vendor ' || n FROM generate_series(1, 100) n`

/** Calls about articles of third parties. */
export const thirdPartyOperations: Record<string, Operation> = {
  vendors: { document: '{ vendors(limit: 1) { count rows { name people } } }' },
  vendor: { document: '{ vendor(id: "100") { name email people } }' },
  vendorPeople: { document: '{ vendorPeople { username name } }' },
  saveVendor: {
    document:
      'mutation($v: VendorInput!) { saveVendor(vendor: $v) { vendor { id } userErrors { code } } }',
    variables: () => ({
      v: {
        code: `Y${(saved += 1)}`,
        name: 'Made',
        email: '',
        orderEmails: [],
        address: '',
        sorgs: [],
        active: true,
        people: [],
      },
    }),
  },
  deleteVendor: {
    document: 'mutation($id: ID!) { deleteVendor(id: $id) { userErrors { code } } }',
    variables: () => ({ id: String((deleted += 1)) }),
  },
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
