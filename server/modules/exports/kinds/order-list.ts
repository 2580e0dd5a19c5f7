import * as v from 'valibot'
import { isDay } from '#domain/time/day.ts'
import { searchWords } from '../../../db/page.ts'
import {
  officeOrderArgs,
  officeOrderSearch,
  officeOrdersSql,
} from '../../office-orders/office-order-store.ts'
import { exportKind } from '../export-kind.ts'
import { orderStatusWords } from '../order-words.ts'

const day = v.pipe(v.string(), v.check(isDay))

/** Orders of every customer the person may act for, newest first. */
export const orderList = exportKind({
  scopes: ['page.orderlist'],
  ofCustomer: false,
  filter: v.object({
    search: v.optional(v.string()),
    status: v.optional(v.picklist(['placed', 'confirmed', 'shipped', 'cancelled'])),
    payment: v.optional(v.picklist(['complete', 'pending', 'processing', 'failed', 'void'])),
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
  values: { status: orderStatusWords },
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
  rows: ({ search, ...asked }, { timeZone }) => ({
    sql: `SELECT order_no AS "orderNo", sap_order_no AS "erpOrderNo", to_char("createdAt" AT TIME ZONE $4, 'YYYY-MM-DD') AS "createdOn", "custCode" AS "customerCode",
        "custName" AS customer, "custPoNo" AS "poNumber", sorg, order_status AS status, request_delivery_date AS "requestedDate", total_order AS total, currency, payment,
        "createdBy" FROM (${officeOrdersSql}) found
      WHERE NOT EXISTS (SELECT 1 FROM unnest($6::text[]) word WHERE lower(concat_ws(' ', ${officeOrderSearch.join(', ')})) NOT LIKE '%' || word || '%')
      ORDER BY "createdAt" DESC, order_no`,
    args: [...officeOrderArgs(asked, timeZone), searchWords(search)],
  }),
})
