import type { FeedRecord } from '../import/source.ts'
import type { TenantSpec } from './tenant-spec.ts'

type Language = TenantSpec['language']

const shipmentWords: Record<'STD' | 'EXP' | 'PICKUP' | 'OWN', Record<Language, string>> = {
  STD: { en: 'Standard, 2–4 days', de: 'Standard, 2–4 Tage', id: 'Standar, 2–4 hari' },
  EXP: {
    en: 'Express, next working day',
    de: 'Express, nächster Werktag',
    id: 'Ekspres, hari kerja berikutnya',
  },
  PICKUP: { en: 'Collected at the warehouse', de: 'Abholung im Lager', id: 'Diambil di gudang' },
  OWN: {
    en: 'Own carrier (name and account)',
    de: 'Eigener Spediteur (Name und Kundennummer)',
    id: 'Kurir sendiri (nama dan nomor akun)',
  },
}

const paymentWords: Record<
  'ACCOUNT' | 'PREPAY' | 'ACH' | 'CC' | 'VA' | 'TRANSFER',
  Record<Language, readonly [description: string, instruction: string]>
> = {
  ACCOUNT: {
    en: ['On account, as agreed', ''],
    de: ['Auf Rechnung, wie vereinbart', ''],
    id: ['Tempo, sesuai kesepakatan', ''],
  },
  PREPAY: {
    en: ['Transfer in advance', 'Transfer the amount with the order number as reference.'],
    de: ['Vorkasse', 'Überweisen Sie den Betrag mit der Bestellnummer als Verwendungszweck.'],
    id: ['Transfer di muka', 'Transfer jumlahnya dengan nomor pesanan sebagai berita.'],
  },
  ACH: {
    en: ['Bank debit', 'The amount is debited within two working days.'],
    de: ['Lastschrift', 'Der Betrag wird innerhalb von zwei Werktagen eingezogen.'],
    id: ['Debit rekening', 'Jumlah didebit dalam dua hari kerja.'],
  },
  CC: { en: ['Credit card', ''], de: ['Kreditkarte', ''], id: ['Kartu kredit', ''] },
  VA: {
    en: ['Virtual account', 'Transfer the exact amount to the account number you are given.'],
    de: ['Virtuelles Konto', 'Überweisen Sie genau diesen Betrag auf die genannte Kontonummer.'],
    id: ['Virtual account', 'Transfer jumlah yang tepat ke nomor akun yang diberikan.'],
  },
  TRANSFER: {
    en: ['Bank transfer', 'Name the invoice numbers as reference.'],
    de: ['Überweisung', 'Nennen Sie die Rechnungsnummern als Verwendungszweck.'],
    id: ['Transfer bank', 'Cantumkan nomor faktur sebagai berita.'],
  },
}

/** The ways to deliver of each sales organisation. */
export function shipmentTerms(spec: TenantSpec): FeedRecord[] {
  const amount = (dollars: number) =>
    (spec.step ? Math.round((dollars * spec.rate) / 5000) * 5000 : dollars).toFixed(spec.precision)
  const term = (id: keyof typeof shipmentWords, type: string, dollars: number): FeedRecord => ({
    id,
    type,
    description: shipmentWords[id][spec.language],
    rate: amount(dollars),
  })
  return [
    term('STD', 'Standard', 0),
    term('EXP', 'Express', 24.9),
    term('PICKUP', 'Pick-up', 0),
    { ...term('OWN', 'Own carrier', 0), input: true },
  ]
}

/** Taken by the payment service of demos, where the installation has switched it on. */
const sandbox: FeedRecord = { gateway_id: 'sandbox' }

/** The ways to pay of each sales organisation, for orders and for invoices. */
export function paymentTerms({ language }: TenantSpec): FeedRecord[] {
  const term = (
    module: 'order' | 'invoice',
    id: keyof typeof paymentWords,
    type: string,
    more: FeedRecord = {},
  ): FeedRecord => {
    const [description, instruction] = paymentWords[id][language]
    return { module, id, type, description, instruction, on_credit: id === 'ACCOUNT', ...more }
  }
  return [
    term('order', 'ACCOUNT', 'On account'),
    term('order', 'PREPAY', 'Transfer', { expiry_hours: 120 }),
    term('order', 'CC', 'Credit Card', { ...sandbox, expiry_hours: 24 }),
    term('invoice', 'ACH', 'ACH', { ...sandbox, discount: '0.01' }),
    term('invoice', 'CC', 'Credit Card', { ...sandbox, expiry_hours: 24 }),
    term('invoice', 'VA', 'Virtual Account', { ...sandbox, expiry_hours: 48 }),
    term('invoice', 'TRANSFER', 'Transfer', { expiry_hours: 120 }),
  ]
}

/** Returns the delivery and payment terms of past orders, with the texts that checkout stores. */
export function usualTerms(spec: TenantSpec): FeedRecord {
  const [shipment, payment] = [shipmentTerms(spec)[0]!, paymentTerms(spec)[0]!]
  return {
    shipment_type: shipment.type,
    shipment_description: shipment.description,
    payment_id: payment.id,
    payment_description: payment.description,
  }
}
