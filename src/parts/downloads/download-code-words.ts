import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DownloadFormat, DownloadModule } from '#domain/downloads/period.ts'
import type { Rhythm } from '#domain/downloads/schedule.ts'

/** Modules in words. */
export const moduleWords: Record<DownloadModule, MessageDescriptor> = {
  orders: msg`Orders`,
  order_lines: msg`Order lines`,
  deliveries: msg`Deliveries`,
  invoices: msg`Invoices`,
  invoice_lines: msg`Invoice lines`,
  catalogue: msg`Catalog`,
  prices: msg`Prices`,
  stock: msg`Stock`,
  retail_sales: msg`Retail sales`,
  claims: msg`Claims`,
  visits: msg`Visits`,
}

/** Kinds of file, in words. */
export const formatWords: Record<DownloadFormat, MessageDescriptor> = {
  xlsx: msg`Excel workbook`,
  csv: msg`CSV file`,
  json: msg`JSON, for other programs`,
}

/** Rhythms in words. */
export const rhythmWords: Record<Rhythm, MessageDescriptor> = {
  daily: msg`Every day`,
  weekly: msg`Every week`,
  monthly: msg`Every month`,
}
