import { catalogueOf, localeFor } from '#domain/locales.ts'

interface Notice { title: string; body: string }

/** What people are told, in one language; texts are plain. */
export interface NoticeWords {
  orderPlaced: (about: { orders: string[]; by: string; customer: string }) => Notice
  passwordChanged: () => Notice
}

const words: Record<ReturnType<typeof catalogueOf>, NoticeWords> = {
  en: {
    orderPlaced: ({ orders, by, customer }) => ({
      title: orders.length === 1 ? `Order ${orders[0]} was placed` : `Orders ${orders.join(', ')} were placed`, body: `${by} ordered for ${customer}.`,
    }),
    passwordChanged: () => ({ title: 'Your password was changed', body: 'All other devices have been logged out. If it was not you, tell us at once.' }),
  },
  de: {
    orderPlaced: ({ orders, by, customer }) => ({
      title: orders.length === 1 ? `Bestellung ${orders[0]} wurde aufgegeben` : `Bestellungen ${orders.join(', ')} wurden aufgegeben`, body: `${by} hat für ${customer} bestellt.`,
    }),
    passwordChanged: () => ({ title: 'Ihr Passwort wurde geändert', body: 'Alle anderen Geräte wurden abgemeldet. Waren Sie es nicht, melden Sie sich bitte sofort bei uns.' }),
  },
  fr: {
    orderPlaced: ({ orders, by, customer }) => ({
      title: orders.length === 1 ? `La commande ${orders[0]} a été passée` : `Les commandes ${orders.join(', ')} ont été passées`, body: `${by} a commandé pour ${customer}.`,
    }),
    passwordChanged: () => ({ title: 'Votre mot de passe a été modifié', body: 'Tous vos autres appareils ont été déconnectés. Si ce n’était pas vous, prévenez-nous immédiatement.' }),
  },
  id: {
    orderPlaced: ({ orders, by, customer }) => ({ title: `Pesanan ${orders.join(', ')} telah dibuat`, body: `${by} memesan untuk ${customer}.` }),
    passwordChanged: () => ({ title: 'Kata sandi Anda telah diubah', body: 'Semua perangkat lain telah dikeluarkan. Jika bukan Anda yang mengubahnya, segera hubungi kami.' }),
  },
  ms: {
    orderPlaced: ({ orders, by, customer }) => ({ title: `Pesanan ${orders.join(', ')} telah dibuat`, body: `${by} membuat pesanan untuk ${customer}.` }),
    passwordChanged: () => ({ title: 'Kata laluan anda telah ditukar', body: 'Semua peranti lain telah dilog keluar. Jika bukan anda yang menukarnya, beritahu kami dengan segera.' }),
  },
}

/** The words a person reads: his own language where the tenant offers it, else the tenant's first. */
export const noticeWords = (language: string | null, offered: readonly string[]): NoticeWords => words[catalogueOf(localeFor(language ?? undefined, offered))]
