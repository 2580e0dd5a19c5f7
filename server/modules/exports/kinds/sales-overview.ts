import * as v from 'valibot'
import { salesArgs, salesRowsSql } from '../../sales-overview/sales-store.ts'
import { exportKind } from '../export-kind.ts'

const texts = v.optional(
  v.pipe(v.string(), v.parseJson(), v.pipe(v.array(v.string()), v.maxLength(200))),
  '[]',
)
const months = v.optional(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(12)),
  ),
  '[]',
)

/** Sales of a year and the year before, month by month and down to the series. */
export const salesOverview = exportKind({
  scopes: ['page.dashboard'],
  ofCustomer: false,
  filter: v.object({
    sorg: v.string(),
    year: v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number)),
    /** Codes (r3) of customers; none: of all. */
    customers: texts,
    category: v.optional(v.picklist(['overview', 'bike', 'paa', 'groupset']), 'overview'),
    months,
    brands: texts,
    merchandiseCategories: texts,
    models: texts,
    series: texts,
  }),
  columns: {
    month: 'text',
    customerCode: 'text',
    customer: 'text',
    brand: 'text',
    category: 'text',
    model: 'text',
    series: 'text',
    quantity: 'number',
    netSales: 'amount',
    currency: 'text',
  },
  words: {
    en: {
      title: 'Sales overview',
      columns: {
        month: 'Month',
        customerCode: 'Customer number',
        customer: 'Customer',
        brand: 'Brand',
        category: 'Category',
        model: 'Model',
        series: 'Series',
        quantity: 'Pieces',
        netSales: 'Net sales',
        currency: 'Currency',
      },
    },
    de: {
      title: 'Umsatzübersicht',
      columns: {
        month: 'Monat',
        customerCode: 'Kundennummer',
        customer: 'Kunde',
        brand: 'Marke',
        category: 'Kategorie',
        model: 'Modell',
        series: 'Serie',
        quantity: 'Stück',
        netSales: 'Nettoumsatz',
        currency: 'Währung',
      },
    },
    fr: {
      title: 'Aperçu des ventes',
      columns: {
        month: 'Mois',
        customerCode: 'Numéro de client',
        customer: 'Client',
        brand: 'Marque',
        category: 'Catégorie',
        model: 'Modèle',
        series: 'Série',
        quantity: 'Pièces',
        netSales: 'Ventes nettes',
        currency: 'Devise',
      },
    },
    id: {
      title: 'Ikhtisar penjualan',
      columns: {
        month: 'Bulan',
        customerCode: 'Nomor pelanggan',
        customer: 'Pelanggan',
        brand: 'Merek',
        category: 'Kategori',
        model: 'Model',
        series: 'Seri',
        quantity: 'Jumlah',
        netSales: 'Penjualan bersih',
        currency: 'Mata uang',
      },
    },
    ms: {
      title: 'Gambaran jualan',
      columns: {
        month: 'Bulan',
        customerCode: 'Nombor pelanggan',
        customer: 'Pelanggan',
        brand: 'Jenama',
        category: 'Kategori',
        model: 'Model',
        series: 'Siri',
        quantity: 'Kuantiti',
        netSales: 'Jualan bersih',
        currency: 'Mata wang',
      },
    },
  },
  rows: ({ customers, category, ...asked }) => ({
    sql: `SELECT to_char(f.month, 'YYYY-MM') AS month, c.r3 AS "customerCode", c.name AS customer, f.brand, f.category, f.model, f.series, f.quantity,
        f.net_sales AS "netSales", f.currency
      FROM (${salesRowsSql}) f JOIN customer c ON c.id = f.customer_id WHERE cardinality($9::text[]) = 0 OR c.r3 = ANY ($9)
      ORDER BY f.month, c.name, c.r3, f.brand, f.category, f.model, f.series`,
    args: [
      ...salesArgs({ ...asked, department: category === 'overview' ? null : category }),
      customers,
    ],
  }),
})
