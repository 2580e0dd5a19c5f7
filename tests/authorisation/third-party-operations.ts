import type { Operation } from './operation.ts'

/** Order that no tenant has: each change is about none. */
const none = 'NO-SUCH-ORDER'
const order = `{ key: "0198c0de-0000-7000-8000-000000000009", shipTo: "S1", items: [{ vendor: "0", articleCode: "NONE", qty: 1, price: "1" }] }`

let saved = 0
let deleted = 0
let made = 0
let removed = 0

/** Vendors and their articles, in as many as are deleted: a vendor with an article stays. */
export const vendorRecords = `WITH made AS (INSERT INTO vendor (tenant_id, code, name) SELECT 'aa', 'X' || n, 'Vendor ' || n FROM generate_series(1, 200) n RETURNING id),
  people AS (INSERT INTO vendor_user (tenant_id, of_vendor, of_user) SELECT 'aa', made.id, u.id FROM made, app_user u WHERE u.username = 'vendor' AND made.id > 100)
  INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit) SELECT 'aa', id, 'OLD', 'Old', 1, 'EA' FROM made WHERE id > 100`

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
  thirdPartyArticle: { document: '{ thirdPartyArticle(id: "100") { id stock } }' },
  saveThirdPartyArticle: {
    document:
      'mutation($a: ThirdPartyArticleInput!) { saveThirdPartyArticle(thirdPartyArticle: $a) { thirdPartyArticle { id } userErrors { code } } }',
    variables: () => ({
      a: {
        vendor: '200',
        articleCode: `A${(made += 1)}`,
        description: 'Made',
        price: '1',
        salesUnit: 'EA',
        uomConverter: 1,
        stock: 0,
        itemStatus: 'available',
        imageUrl: '',
        pictureId: '',
      },
    }),
  },
  deleteThirdPartyArticle: {
    document: 'mutation($id: ID!) { deleteThirdPartyArticle(id: $id) { userErrors { code } } }',
    variables: () => ({ id: String((removed += 1)) }),
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
