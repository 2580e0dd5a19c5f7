import * as v from 'valibot'
import { ageings } from '#domain/invoices/due.ts'
import { pendingStatuses } from '#domain/invoices/invoice-status.ts'
import { searchWords } from '../../../db/page.ts'
import { seeCreditCustomers } from '../../invoices/credit-scope.ts'
import { invoiceSearch, openSql, scopeArgs } from '../../invoices/invoice-rows.ts'
import { exportKind } from '../export-kind.ts'

/**
 * Unpaid invoices of the chosen customer and of those on its accounts, the oldest first. Narrowed to an age it has what
 * the screen counts there: no invoices that are being paid.
 */
export const openInvoiceList = exportKind({
  scopes: ['page.invoice-status', 'invoice-status.read'],
  ofCustomer: true,
  filter: v.object({
    search: v.optional(v.string()),
    ageing: v.optional(v.picklist(ageings.map(({ code }) => code))),
  }),
  columns: {
    invoiceNo: 'text',
    installment: 'text',
    company: 'text',
    customerCode: 'text',
    customer: 'text',
    payerCode: 'text',
    payer: 'text',
    invoiceDate: 'day',
    dueDate: 'day',
    daysOverdue: 'number',
    status: 'text',
    amount: 'amount',
    total: 'amount',
    currency: 'text',
    orderNo: 'text',
    doNo: 'text',
    assignment: 'text',
    terms: 'text',
  },
  words: {
    en: {
      title: 'Open invoices',
      columns: {
        invoiceNo: 'Invoice',
        installment: 'Installment',
        company: 'Company',
        customerCode: 'Customer number',
        customer: 'Customer',
        payerCode: 'Payer number',
        payer: 'Payer',
        invoiceDate: 'Invoice date',
        dueDate: 'Due on',
        daysOverdue: 'Days overdue',
        status: 'Status',
        amount: 'Amount',
        total: 'Invoice total',
        currency: 'Currency',
        orderNo: 'Order',
        doNo: 'Delivery',
        assignment: 'Assignment',
        terms: 'Terms',
      },
    },
    de: {
      title: 'Offene Rechnungen',
      columns: {
        invoiceNo: 'Rechnung',
        installment: 'Rate',
        company: 'Firma',
        customerCode: 'Kundennummer',
        customer: 'Kunde',
        payerCode: 'Zahlernummer',
        payer: 'Zahler',
        invoiceDate: 'Rechnungsdatum',
        dueDate: 'Fällig am',
        daysOverdue: 'Tage überfällig',
        status: 'Status',
        amount: 'Betrag',
        total: 'Rechnungssumme',
        currency: 'Währung',
        orderNo: 'Auftrag',
        doNo: 'Lieferschein',
        assignment: 'Zuordnung',
        terms: 'Zahlungsbedingungen',
      },
    },
    fr: {
      title: 'Factures ouvertes',
      columns: {
        invoiceNo: 'Facture',
        installment: 'Échéance partielle',
        company: 'Société',
        customerCode: 'Numéro de client',
        customer: 'Client',
        payerCode: 'Numéro de payeur',
        payer: 'Payeur',
        invoiceDate: 'Date de facture',
        dueDate: 'Échéance',
        daysOverdue: 'Jours de retard',
        status: 'Statut',
        amount: 'Montant',
        total: 'Total de la facture',
        currency: 'Devise',
        orderNo: 'Commande',
        doNo: 'Livraison',
        assignment: 'Affectation',
        terms: 'Conditions de paiement',
      },
    },
    id: {
      title: 'Faktur terbuka',
      columns: {
        invoiceNo: 'Faktur',
        installment: 'Cicilan',
        company: 'Perusahaan',
        customerCode: 'Nomor pelanggan',
        customer: 'Pelanggan',
        payerCode: 'Nomor pembayar',
        payer: 'Pembayar',
        invoiceDate: 'Tanggal faktur',
        dueDate: 'Jatuh tempo',
        daysOverdue: 'Hari terlambat',
        status: 'Status',
        amount: 'Nilai',
        total: 'Total faktur',
        currency: 'Mata uang',
        orderNo: 'Pesanan',
        doNo: 'Pengiriman',
        assignment: 'Penetapan',
        terms: 'Syarat pembayaran',
      },
    },
    ms: {
      title: 'Invois belum dibayar',
      columns: {
        invoiceNo: 'Invois',
        installment: 'Ansuran',
        company: 'Syarikat',
        customerCode: 'Nombor pelanggan',
        customer: 'Pelanggan',
        payerCode: 'Nombor pembayar',
        payer: 'Pembayar',
        invoiceDate: 'Tarikh invois',
        dueDate: 'Tarikh akhir',
        daysOverdue: 'Hari lewat',
        status: 'Status',
        amount: 'Amaun',
        total: 'Jumlah invois',
        currency: 'Mata wang',
        orderNo: 'Pesanan',
        doNo: 'Penghantaran',
        assignment: 'Tugasan',
        terms: 'Terma bayaran',
      },
    },
  },
  async rows({ search, ageing }, { tx, userId, customerId, today }) {
    const scope = await seeCreditCustomers(tx, { userId, customerId: customerId! })
    const group = ageings.find(({ code }) => code === ageing)
    return {
      sql: `SELECT "invoiceNo", installment, "companyName" AS company, r3 AS "customerCode", "custName" AS customer, "payerCode", "payerName" AS payer, "invoiceDate", due AS "dueDate", $7::date - due AS "daysOverdue", status,
          "accountingAmount" AS amount, "grandTotal" AS total, currency, "orderNo", "doNo", assignment, terms FROM (${openSql}) found
        WHERE ($11::text[] IS NULL OR status IS NULL OR NOT status = ANY ($11)) AND ($8::int IS NULL OR $7::date - due >= $8) AND ($9::int IS NULL OR $7::date - due <= $9)
          AND NOT EXISTS (SELECT 1 FROM unnest($10::text[]) word WHERE lower(concat_ws(' ', ${invoiceSearch.join(', ')})) NOT LIKE '%' || word || '%')
        ORDER BY due, "invoiceNo"`,
      args: [
        ...scopeArgs(scope),
        null,
        null,
        null,
        today,
        group?.from ?? null,
        group?.to ?? null,
        searchWords(search),
        group ? pendingStatuses : null,
      ],
    }
  },
})
