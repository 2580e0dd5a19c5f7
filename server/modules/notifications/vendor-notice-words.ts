import type { ChangedStatus } from '#domain/third-party/item-status.ts'
import type { catalogueOf } from '#domain/portal/locales.ts'

interface Notice {
  title: string
  body: string
}
interface VendorNews {
  order: string
  customer: string
  vendor: string
}

/** Texts of notices about third-party orders: of a new one, and of an article by its new status. */
export interface VendorNotices {
  order: (about: VendorNews) => Notice
  item: Record<ChangedStatus, (about: VendorNews & { article: string }) => Notice>
}

export const vendorNotices: Record<ReturnType<typeof catalogueOf>, VendorNotices> = {
  en: {
    order: ({ order, customer }) => ({
      title: `Order ${order} of ${customer}`,
      body: 'You have a new order.',
    }),
    item: {
      accepted: ({ order, vendor, article }) => ({
        title: `Order ${order}`,
        body: `${vendor} has accepted ${article}.`,
      }),
      preparing: ({ order, vendor, article }) => ({
        title: `Order ${order}`,
        body: `${vendor} is preparing ${article}.`,
      }),
      shipped: ({ order, vendor, article }) => ({
        title: `Order ${order}`,
        body: `${vendor} has shipped ${article}.`,
      }),
      delivered: ({ order, article }) => ({
        title: `Order ${order}`,
        body: `${article} was delivered.`,
      }),
      refused: ({ order, vendor, article }) => ({
        title: `Order ${order}`,
        body: `${vendor} can’t deliver ${article}.`,
      }),
      cancelled: ({ order, customer, article }) => ({
        title: `Order ${order}`,
        body: `${customer} has cancelled ${article}.`,
      }),
    },
  },
  de: {
    order: ({ order, customer }) => ({
      title: `Bestellung ${order} von ${customer}`,
      body: 'Eine neue Bestellung ist da.',
    }),
    item: {
      accepted: ({ order, vendor, article }) => ({
        title: `Bestellung ${order}`,
        body: `${vendor} hat ${article} angenommen.`,
      }),
      preparing: ({ order, vendor, article }) => ({
        title: `Bestellung ${order}`,
        body: `${vendor} bereitet ${article} vor.`,
      }),
      shipped: ({ order, vendor, article }) => ({
        title: `Bestellung ${order}`,
        body: `${vendor} hat ${article} versandt.`,
      }),
      delivered: ({ order, article }) => ({
        title: `Bestellung ${order}`,
        body: `${article} wurde geliefert.`,
      }),
      refused: ({ order, vendor, article }) => ({
        title: `Bestellung ${order}`,
        body: `${vendor} kann ${article} nicht liefern.`,
      }),
      cancelled: ({ order, customer, article }) => ({
        title: `Bestellung ${order}`,
        body: `${customer} hat ${article} storniert.`,
      }),
    },
  },
  fr: {
    order: ({ order, customer }) => ({
      title: `Commande ${order} de ${customer}`,
      body: 'Vous avez reçu une nouvelle commande.',
    }),
    item: {
      accepted: ({ order, vendor, article }) => ({
        title: `Commande ${order}`,
        body: `${vendor} a accepté ${article}.`,
      }),
      preparing: ({ order, vendor, article }) => ({
        title: `Commande ${order}`,
        body: `${vendor} prépare ${article}.`,
      }),
      shipped: ({ order, vendor, article }) => ({
        title: `Commande ${order}`,
        body: `${vendor} a expédié ${article}.`,
      }),
      delivered: ({ order, article }) => ({
        title: `Commande ${order}`,
        body: `${article} a été livré.`,
      }),
      refused: ({ order, vendor, article }) => ({
        title: `Commande ${order}`,
        body: `${vendor} ne peut pas livrer ${article}.`,
      }),
      cancelled: ({ order, customer, article }) => ({
        title: `Commande ${order}`,
        body: `${customer} a annulé ${article}.`,
      }),
    },
  },
  id: {
    order: ({ order, customer }) => ({
      title: `Pesanan ${order} dari ${customer}`,
      body: 'Ada pesanan baru untuk Anda.',
    }),
    item: {
      accepted: ({ order, vendor, article }) => ({
        title: `Pesanan ${order}`,
        body: `${vendor} menerima pesanan ${article}.`,
      }),
      preparing: ({ order, vendor, article }) => ({
        title: `Pesanan ${order}`,
        body: `${vendor} sedang menyiapkan ${article}.`,
      }),
      shipped: ({ order, vendor, article }) => ({
        title: `Pesanan ${order}`,
        body: `${vendor} telah mengirim ${article}.`,
      }),
      delivered: ({ order, article }) => ({
        title: `Pesanan ${order}`,
        body: `${article} telah sampai.`,
      }),
      refused: ({ order, vendor, article }) => ({
        title: `Pesanan ${order}`,
        body: `${vendor} tidak dapat mengirim ${article}.`,
      }),
      cancelled: ({ order, customer, article }) => ({
        title: `Pesanan ${order}`,
        body: `${customer} membatalkan ${article}.`,
      }),
    },
  },
  ms: {
    order: ({ order, customer }) => ({
      title: `Pesanan ${order} daripada ${customer}`,
      body: 'Anda menerima pesanan baharu.',
    }),
    item: {
      accepted: ({ order, vendor, article }) => ({
        title: `Pesanan ${order}`,
        body: `${vendor} telah menerima ${article}.`,
      }),
      preparing: ({ order, vendor, article }) => ({
        title: `Pesanan ${order}`,
        body: `${vendor} sedang menyediakan ${article}.`,
      }),
      shipped: ({ order, vendor, article }) => ({
        title: `Pesanan ${order}`,
        body: `${vendor} telah menghantar ${article}.`,
      }),
      delivered: ({ order, article }) => ({
        title: `Pesanan ${order}`,
        body: `${article} telah dihantar.`,
      }),
      refused: ({ order, vendor, article }) => ({
        title: `Pesanan ${order}`,
        body: `${vendor} tidak dapat menghantar ${article}.`,
      }),
      cancelled: ({ order, customer, article }) => ({
        title: `Pesanan ${order}`,
        body: `${customer} telah membatalkan ${article}.`,
      }),
    },
  },
}
