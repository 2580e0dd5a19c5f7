import type { CodeWords } from '../exports/export-kind.ts'
import { claimPaperWords } from '../claims/claim-paper-words.ts'

/** Headings of the columns that only claims have. */
export const claimColumnWords = {
  reference: {
    en: 'Your reference',
    de: 'Ihre Referenz',
    fr: 'Votre référence',
    id: 'Referensi Anda',
    ms: 'Rujukan anda',
  },
  purchasedOn: {
    en: 'Day of purchase',
    de: 'Kaufdatum',
    fr: 'Date d’achat',
    id: 'Tanggal pembelian',
    ms: 'Tarikh pembelian',
  },
  problems: { en: 'Problems', de: 'Probleme', fr: 'Problèmes', id: 'Masalah', ms: 'Masalah' },
  fault: {
    en: 'Description of the fault',
    de: 'Beschreibung des Fehlers',
    fr: 'Description du défaut',
    id: 'Penjelasan kerusakan',
    ms: 'Penerangan kerosakan',
  },
  rejection: {
    en: 'Reason for the rejection',
    de: 'Grund der Ablehnung',
    fr: 'Motif du refus',
    id: 'Alasan penolakan',
    ms: 'Sebab penolakan',
  },
  deliveryOrders: {
    en: 'Delivery orders',
    de: 'Lieferscheine',
    fr: 'Bons de livraison',
    id: 'Delivery order',
    ms: 'Pesanan penghantaran',
  },
} as const satisfies Record<string, Record<keyof CodeWords, string>>

/** A claim's statuses and categories in words. */
export const claimValues = {
  status: ofPaper('statuses'),
  kind: ofPaper('categories'),
}

function ofPaper(part: 'statuses' | 'categories'): CodeWords {
  const { en, de, fr, id, ms } = claimPaperWords
  return { en: en[part], de: de[part], fr: fr[part], id: id[part], ms: ms[part] }
}

/** States of a reported frame in words. */
export const frameStatusWords: CodeWords = {
  en: {
    registered: 'Registered',
    changed: 'Changed',
    withdrawn: 'Withdrawn',
    stolen: 'Stolen',
    warranty_ended: 'Warranty ended',
  },
  de: {
    registered: 'Gemeldet',
    changed: 'Geändert',
    withdrawn: 'Zurückgezogen',
    stolen: 'Gestohlen',
    warranty_ended: 'Garantie abgelaufen',
  },
  fr: {
    registered: 'Enregistré',
    changed: 'Modifié',
    withdrawn: 'Retiré',
    stolen: 'Volé',
    warranty_ended: 'Garantie expirée',
  },
  id: {
    registered: 'Terdaftar',
    changed: 'Berubah',
    withdrawn: 'Ditarik',
    stolen: 'Dicuri',
    warranty_ended: 'Garansi berakhir',
  },
  ms: {
    registered: 'Berdaftar',
    changed: 'Diubah',
    withdrawn: 'Ditarik balik',
    stolen: 'Dicuri',
    warranty_ended: 'Waranti tamat',
  },
}
