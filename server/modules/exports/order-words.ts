import type { CodeWords } from './export-kind.ts'

/** States of an order. */
export const orderStatusWords: CodeWords = {
  en: { placed: 'Placed', confirmed: 'Confirmed', shipped: 'Shipped', cancelled: 'Canceled' },
  de: { placed: 'Bestellt', confirmed: 'Bestätigt', shipped: 'Versandt', cancelled: 'Storniert' },
  fr: {
    placed: 'Commandée',
    confirmed: 'Confirmée',
    shipped: 'Expédiée',
    cancelled: 'Annulée',
  },
  id: {
    placed: 'Dipesan',
    confirmed: 'Dikonfirmasi',
    shipped: 'Dikirim',
    cancelled: 'Dibatalkan',
  },
  ms: { placed: 'Dipesan', confirmed: 'Disahkan', shipped: 'Dihantar', cancelled: 'Dibatalkan' },
}

/** Ways of a delivery. */
export const deliveryPhaseWords: CodeWords = {
  en: { ours: 'Packed', carrier: 'On its way', done: 'Should have arrived' },
  de: { ours: 'Gepackt', carrier: 'Unterwegs', done: 'Sollte angekommen sein' },
  fr: { ours: 'Emballée', carrier: 'En route', done: 'Devrait être arrivée' },
  id: { ours: 'Dikemas', carrier: 'Dalam perjalanan', done: 'Seharusnya sudah tiba' },
  ms: { ours: 'Dibungkus', carrier: 'Dalam perjalanan', done: 'Sepatutnya sudah tiba' },
}
