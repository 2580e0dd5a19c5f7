import { catalogueOf, localeFor } from '#domain/portal/locales.ts'

interface Notice {
  title: string
  body: string
}

/** Texts of notices in one language; plain text. */
export interface NoticeWords {
  orderPlaced: (about: { orders: string[]; by: string; customer: string }) => Notice
  passwordChanged: () => Notice
  backInStock: (article: { name: string; code: string }) => Notice
}

const words: Record<ReturnType<typeof catalogueOf>, NoticeWords> = {
  en: {
    orderPlaced: ({ orders, by, customer }) => ({
      title:
        orders.length === 1
          ? `Order ${orders[0]} was placed`
          : `Orders ${orders.join(', ')} were placed`,
      body: `${by} ordered for ${customer}.`,
    }),
    passwordChanged: () => ({
      title: 'Your password was changed',
      body: 'All other devices have been logged out. If it was not you, tell us at once.',
    }),
    backInStock: ({ name, code }) => ({
      title: `${name} is in stock again`,
      body: `Article ${code} can be had now. You will not be told again.`,
    }),
  },
  de: {
    orderPlaced: ({ orders, by, customer }) => ({
      title:
        orders.length === 1
          ? `Bestellung ${orders[0]} wurde aufgegeben`
          : `Bestellungen ${orders.join(', ')} wurden aufgegeben`,
      body: `${by} hat für ${customer} bestellt.`,
    }),
    passwordChanged: () => ({
      title: 'Ihr Passwort wurde geändert',
      body: 'Alle anderen Geräte wurden abgemeldet. Waren Sie es nicht, melden Sie sich bitte sofort bei uns.',
    }),
    backInStock: ({ name, code }) => ({
      title: `${name} ist wieder auf Lager`,
      body: `Artikel ${code} ist jetzt lieferbar. Diese Nachricht kommt nur einmal.`,
    }),
  },
  fr: {
    orderPlaced: ({ orders, by, customer }) => ({
      title:
        orders.length === 1
          ? `La commande ${orders[0]} a été passée`
          : `Les commandes ${orders.join(', ')} ont été passées`,
      body: `${by} a commandé pour ${customer}.`,
    }),
    passwordChanged: () => ({
      title: 'Votre mot de passe a été modifié',
      body: 'Tous vos autres appareils ont été déconnectés. Si ce n’était pas vous, prévenez-nous immédiatement.',
    }),
    backInStock: ({ name, code }) => ({
      title: `${name} est de nouveau en stock`,
      body: `L’article ${code} est disponible. Ce message ne vous est envoyé qu’une fois.`,
    }),
  },
  id: {
    orderPlaced: ({ orders, by, customer }) => ({
      title: `Pesanan ${orders.join(', ')} telah dibuat`,
      body: `${by} memesan untuk ${customer}.`,
    }),
    passwordChanged: () => ({
      title: 'Kata sandi Anda telah diubah',
      body: 'Semua perangkat lain telah dikeluarkan. Jika bukan Anda yang mengubahnya, segera hubungi kami.',
    }),
    backInStock: ({ name, code }) => ({
      title: `${name} tersedia lagi`,
      body: `Artikel ${code} kini tersedia. Pemberitahuan ini hanya dikirim sekali.`,
    }),
  },
  ms: {
    orderPlaced: ({ orders, by, customer }) => ({
      title: `Pesanan ${orders.join(', ')} telah dibuat`,
      body: `${by} membuat pesanan untuk ${customer}.`,
    }),
    passwordChanged: () => ({
      title: 'Kata laluan anda telah ditukar',
      body: 'Semua peranti lain telah dilog keluar. Jika bukan anda yang menukarnya, beritahu kami dengan segera.',
    }),
    backInStock: ({ name, code }) => ({
      title: `${name} ada stok semula`,
      body: `Artikel ${code} kini boleh didapati. Pemberitahuan ini dihantar sekali sahaja.`,
    }),
  },
}

/** Returns the words for a reader: their own language if the tenant offers it, else the tenant's first. */
export const noticeWords = (language: string | null, offered: readonly string[]): NoticeWords =>
  words[catalogueOf(localeFor(language ?? undefined, offered))]
