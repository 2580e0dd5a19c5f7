import * as v from 'valibot'
import { isDay } from '#domain/time/day.ts'
import { exportKind } from '../export-kind.ts'
import { searchWords } from '../search-words.ts'

const day = v.pipe(v.string(), v.check(isDay))

/** Orders of every customer the person may act for, newest first. */
export const orderList = exportKind({
  scopes: ['page.orderlist'],
  ofCustomer: false,
  filter: v.object({
    search: v.optional(v.string()),
    status: v.optional(v.picklist(['placed', 'confirmed', 'shipped', 'cancelled'])),
    from: v.optional(day),
    to: v.optional(day),
  }),
  columns: {
    orderNo: 'text',
    erpOrderNo: 'text',
    createdOn: 'day',
    customerCode: 'text',
    customer: 'text',
    poNumber: 'text',
    sorg: 'text',
    status: 'text',
    requestedDate: 'day',
    total: 'amount',
    currency: 'text',
    payment: 'text',
    createdBy: 'text',
  },
  words: {
    en: {
      title: 'Order list',
      columns: {
        orderNo: 'Order',
        erpOrderNo: 'ERP number',
        createdOn: 'Placed on',
        customerCode: 'Customer number',
        customer: 'Customer',
        poNumber: 'PO number',
        sorg: 'Sales organisation',
        status: 'Status',
        requestedDate: 'Requested for',
        total: 'Total',
        currency: 'Currency',
        payment: 'Payment',
        createdBy: 'Placed by',
      },
    },
    de: {
      title: 'Auftragsliste',
      columns: {
        orderNo: 'Auftrag',
        erpOrderNo: 'ERP-Nummer',
        createdOn: 'Bestellt am',
        customerCode: 'Kundennummer',
        customer: 'Kunde',
        poNumber: 'Bestellnummer des Kunden',
        sorg: 'Verkaufsorganisation',
        status: 'Status',
        requestedDate: 'Gewünscht zum',
        total: 'Summe',
        currency: 'Währung',
        payment: 'Zahlung',
        createdBy: 'Bestellt von',
      },
    },
    fr: {
      title: 'Liste des commandes',
      columns: {
        orderNo: 'Commande',
        erpOrderNo: 'Numéro ERP',
        createdOn: 'Passée le',
        customerCode: 'Numéro de client',
        customer: 'Client',
        poNumber: 'Référence client',
        sorg: 'Organisation commerciale',
        status: 'Statut',
        requestedDate: 'Souhaitée pour le',
        total: 'Total',
        currency: 'Devise',
        payment: 'Paiement',
        createdBy: 'Passée par',
      },
    },
    id: {
      title: 'Daftar pesanan',
      columns: {
        orderNo: 'Pesanan',
        erpOrderNo: 'Nomor ERP',
        createdOn: 'Dipesan pada',
        customerCode: 'Nomor pelanggan',
        customer: 'Pelanggan',
        poNumber: 'Nomor PO',
        sorg: 'Organisasi penjualan',
        status: 'Status',
        requestedDate: 'Diminta untuk',
        total: 'Total',
        currency: 'Mata uang',
        payment: 'Pembayaran',
        createdBy: 'Dipesan oleh',
      },
    },
    ms: {
      title: 'Senarai pesanan',
      columns: {
        orderNo: 'Pesanan',
        erpOrderNo: 'Nombor ERP',
        createdOn: 'Dipesan pada',
        customerCode: 'Nombor pelanggan',
        customer: 'Pelanggan',
        poNumber: 'Nombor PO',
        sorg: 'Organisasi jualan',
        status: 'Status',
        requestedDate: 'Diminta untuk',
        total: 'Jumlah',
        currency: 'Mata wang',
        payment: 'Bayaran',
        createdBy: 'Dipesan oleh',
      },
    },
  },
  rows: ({ search, status, from, to }) => ({
    sql: `SELECT o.order_no AS "orderNo", o.erp_order_no AS "erpOrderNo", to_char(o.created_at, 'YYYY-MM-DD') AS "createdOn", c.r3 AS "customerCode", c.name AS customer,
        o.po_number AS "poNumber", o.sorg, o.status, o.requested_date AS "requestedDate", o.total, o.currency, o.payment_description AS payment, o.created_by AS "createdBy"
      FROM sales_order o JOIN customer c ON c.id = o.customer_id
      WHERE ($1::text IS NULL OR o.status = $1) AND ($2::date IS NULL OR o.created_at >= $2) AND ($3::date IS NULL OR o.created_at < $3::date + 1)
        AND NOT EXISTS (SELECT 1 FROM unnest($4::text[]) word
          WHERE position(word IN lower(concat_ws(' ', o.order_no, o.erp_order_no, o.po_number, c.name, c.r3))) = 0)
      ORDER BY o.created_at DESC, o.order_no`,
    args: [status ?? null, from ?? null, to ?? null, searchWords(search)],
  }),
})
