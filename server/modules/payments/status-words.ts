import type { PaymentStatusCode } from '#domain/payments/payment-status.ts'
import { catalogueOf, localeFor } from '#domain/portal/locales.ts'

const words: Record<ReturnType<typeof catalogueOf>, Record<PaymentStatusCode, string>> = {
  en: {
    waiting: 'Waiting for payment',
    uploaded: 'Being checked',
    completed: 'Paid',
    failed: 'Failed',
    voided: 'Cancelled',
  },
  de: {
    waiting: 'Warten auf Zahlung',
    uploaded: 'In Prüfung',
    completed: 'Bezahlt',
    failed: 'Fehlgeschlagen',
    voided: 'Storniert',
  },
  fr: {
    waiting: 'En attente de paiement',
    uploaded: 'En cours de vérification',
    completed: 'Payé',
    failed: 'Échoué',
    voided: 'Annulé',
  },
  id: {
    waiting: 'Menunggu pembayaran',
    uploaded: 'Sedang diperiksa',
    completed: 'Lunas',
    failed: 'Gagal',
    voided: 'Dibatalkan',
  },
  ms: {
    waiting: 'Menunggu bayaran',
    uploaded: 'Sedang disemak',
    completed: 'Dibayar',
    failed: 'Gagal',
    voided: 'Dibatalkan',
  },
}

/** Names statuses in a person's language if the tenant offers it, else in the tenant's first. */
export const statusWords = (language: string | null, offered: readonly string[]) =>
  words[catalogueOf(localeFor(language ?? undefined, offered))]
