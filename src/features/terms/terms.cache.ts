import { refreshLists } from '#data/list-cache.ts'

const methods = ['paymentMethods', 'payments']
const rates = ['shipmentRates', 'customerShipmentRates']
const freight = ['freightSteps', 'cartFreight']
const sorgs = ['salesOrganisations', 'termChoices', 'merchantConfigs']

/** Lists that a change of sales terms makes old, and what checkout offers by them. */
export const updates = refreshLists({
  savePaymentMethod: methods,
  deletePaymentMethod: methods,
  saveShipmentRate: rates,
  deleteShipmentRate: rates,
  saveFreightStep: freight,
  deleteFreightStep: freight,
  saveSalesOrganisation: sorgs,
  deleteSalesOrganisation: sorgs,
})
