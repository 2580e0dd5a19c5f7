import type { catalogueOf } from '#domain/portal/locales.ts'

interface Notice {
  title: string
  body: string
}

/** Facts in a notice of a payment; `amount` as the tenant writes amounts. */
interface About {
  number: string
  amount: string
  customer: string
}

/** Texts of notices about payments. */
export type PaymentNotices = Record<
  'completed' | 'failed' | 'voided' | 'attention',
  (about: About) => Notice
>

export const paymentNotices: Record<ReturnType<typeof catalogueOf>, PaymentNotices> = {
  en: {
    completed: ({ number, amount, customer }) => ({
      title: `Payment ${number} is complete`,
      body: `We received ${amount} for ${customer}.`,
    }),
    failed: ({ number, amount, customer }) => ({
      title: `Payment ${number} failed`,
      body: `${amount} for ${customer} was not paid. Open it to see why.`,
    }),
    voided: ({ number, amount, customer }) => ({
      title: `Payment ${number} was cancelled`,
      body: `${amount} for ${customer} no longer needs to be paid this way.`,
    }),
    attention: ({ number, amount, customer }) => ({
      title: `Check payment ${number}`,
      body: `${customer} should have paid ${amount}.`,
    }),
  },
  de: {
    completed: ({ number, amount, customer }) => ({
      title: `Zahlung ${number} ist eingegangen`,
      body: `Wir haben ${amount} für ${customer} erhalten.`,
    }),
    failed: ({ number, amount, customer }) => ({
      title: `Zahlung ${number} ist fehlgeschlagen`,
      body: `${amount} für ${customer} wurden nicht bezahlt. Öffnen Sie die Zahlung für den Grund.`,
    }),
    voided: ({ number, amount, customer }) => ({
      title: `Zahlung ${number} wurde storniert`,
      body: `${amount} für ${customer} müssen nicht mehr auf diesem Weg bezahlt werden.`,
    }),
    attention: ({ number, amount, customer }) => ({
      title: `Zahlung ${number} prüfen`,
      body: `${customer} sollte ${amount} zahlen.`,
    }),
  },
  fr: {
    completed: ({ number, amount, customer }) => ({
      title: `Le paiement ${number} est terminé`,
      body: `Nous avons reçu ${amount} pour ${customer}.`,
    }),
    failed: ({ number, amount, customer }) => ({
      title: `Le paiement ${number} a échoué`,
      body: `${amount} n’ont pas été payés pour ${customer}. Ouvrez le paiement pour en voir la raison.`,
    }),
    voided: ({ number, amount, customer }) => ({
      title: `Le paiement ${number} a été annulé`,
      body: `${amount} pour ${customer} ne sont plus à payer de cette façon.`,
    }),
    attention: ({ number, amount, customer }) => ({
      title: `Paiement ${number} à vérifier`,
      body: `${customer} devait payer ${amount}.`,
    }),
  },
  id: {
    completed: ({ number, amount, customer }) => ({
      title: `Pembayaran ${number} selesai`,
      body: `Kami telah menerima ${amount} untuk ${customer}.`,
    }),
    failed: ({ number, amount, customer }) => ({
      title: `Pembayaran ${number} gagal`,
      body: `${amount} untuk ${customer} belum terbayar. Buka pembayaran untuk melihat alasannya.`,
    }),
    voided: ({ number, amount, customer }) => ({
      title: `Pembayaran ${number} dibatalkan`,
      body: `${amount} untuk ${customer} tidak perlu lagi dibayar dengan cara ini.`,
    }),
    attention: ({ number, amount, customer }) => ({
      title: `Periksa pembayaran ${number}`,
      body: `${customer} seharusnya membayar ${amount}.`,
    }),
  },
  ms: {
    completed: ({ number, amount, customer }) => ({
      title: `Bayaran ${number} selesai`,
      body: `Kami telah menerima ${amount} untuk ${customer}.`,
    }),
    failed: ({ number, amount, customer }) => ({
      title: `Bayaran ${number} gagal`,
      body: `${amount} untuk ${customer} belum dibayar. Buka bayaran itu untuk melihat sebabnya.`,
    }),
    voided: ({ number, amount, customer }) => ({
      title: `Bayaran ${number} dibatalkan`,
      body: `${amount} untuk ${customer} tidak perlu lagi dibayar dengan cara ini.`,
    }),
    attention: ({ number, amount, customer }) => ({
      title: `Semak bayaran ${number}`,
      body: `${customer} sepatutnya membayar ${amount}.`,
    }),
  },
}
