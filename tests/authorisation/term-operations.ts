import type { Operation } from './operation.ts'

const ofSorg = 'sorg: "1000", active: true'
const named = 'code: "NEW", type: "new", description: "New", customerGroups: [], sorting: 0'

/** Calls of sales terms and sales organisations. */
export const termOperations: Record<string, Operation> = {
  termChoices: { document: '{ termChoices { customerGroups sorgs { sorg } } }' },
  salesOrganisations: { document: '{ salesOrganisations { count rows { name } } }' },
  salesOrganisation: { document: '{ salesOrganisation(id: "1000") { name } }' },
  saveSalesOrganisation: {
    document:
      'mutation { saveSalesOrganisation(salesOrganisation: { sorg: "3000", name: "N", merchantName: "N", companyCode: "1", companyName: "N", currency: "USD", exactQtyCheck: false, availableStockCheck: false, allowPayInvoice: true, url1: "", url2: "", url3: "" }) { userErrors { code } } }',
  },
  deleteSalesOrganisation: {
    document: 'mutation { deleteSalesOrganisation(id: "1000") { userErrors { code } } }',
  },
  paymentMethods: { document: '{ paymentMethods { count rows { code } } }' },
  paymentMethod: { document: '{ paymentMethod(id: "1000:order:N30") { code } }' },
  savePaymentMethod: {
    document: `mutation { savePaymentMethod(paymentMethod: { ${ofSorg}, ${named}, module: order, instruction: "", gatewayId: "", discount: "0", onCredit: true, expiryHours: 72 }) { userErrors { code } } }`,
  },
  deletePaymentMethod: {
    document: 'mutation { deletePaymentMethod(id: "1000:order:OLD") { userErrors { code } } }',
  },
  shipmentRates: { document: '{ shipmentRates { count rows { code } } }' },
  shipmentRate: { document: '{ shipmentRate(id: "1000:STD") { code } }' },
  saveShipmentRate: {
    document: `mutation { saveShipmentRate(shipmentRate: { ${ofSorg}, ${named}, input: false, rate: "1", steps: [] }) { userErrors { code } } }`,
  },
  deleteShipmentRate: {
    document: 'mutation { deleteShipmentRate(id: "1000:OLD") { userErrors { code } } }',
  },
  freightSteps: { document: '{ freightSteps { count rows { targetQty } } }' },
  freightStep: { document: '{ freightStep(id: "1000:10:OLD") { targetQty } }' },
  saveFreightStep: {
    document: `mutation { saveFreightStep(freightStep: { ${ofSorg}, warehouseArea: "NEW", targetQty: 5, isHomeWarehouse: false, discountAmount: "1" }) { userErrors { code } } }`,
  },
  deleteFreightStep: {
    document: 'mutation { deleteFreightStep(id: "1000:10:OLD") { userErrors { code } } }',
  },
}
