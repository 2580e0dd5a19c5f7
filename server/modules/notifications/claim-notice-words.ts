import type { catalogueOf } from '#domain/portal/locales.ts'

interface Notice {
  title: string
  body: string
}

/** Texts of notices about claims: one waits for the dealer, has moved on, the distributor has written, or the dealer has acted. */
export type ClaimNotices = Record<
  'yours' | 'changed' | 'written' | 'fromDealer',
  (about: { number: string; customer: string }) => Notice
>

export const claimNotices: Record<ReturnType<typeof catalogueOf>, ClaimNotices> = {
  en: {
    yours: ({ number }) => ({
      title: `Claim ${number} is waiting for you`,
      body: 'Open it to see what is needed.',
    }),
    changed: ({ number }) => ({
      title: `Claim ${number} has moved on`,
      body: 'Open it to see its state.',
    }),
    written: ({ number }) => ({
      title: `The distributor has written about claim ${number}`,
      body: 'Open it to read the comment.',
    }),
    fromDealer: ({ number, customer }) => ({
      title: `News on claim ${number}`,
      body: `${customer} submitted or answered it.`,
    }),
  },
  de: {
    yours: ({ number }) => ({
      title: `Reklamation ${number} wartet auf Sie`,
      body: 'Öffnen Sie sie, um zu sehen, was fehlt.',
    }),
    changed: ({ number }) => ({
      title: `Reklamation ${number} ist weiter`,
      body: 'Öffnen Sie sie, um den Stand zu sehen.',
    }),
    written: ({ number }) => ({
      title: `Der Distributor hat zu Reklamation ${number} geschrieben`,
      body: 'Öffnen Sie sie, um den Kommentar zu lesen.',
    }),
    fromDealer: ({ number, customer }) => ({
      title: `Neues zu Reklamation ${number}`,
      body: `${customer} hat sie eingereicht oder beantwortet.`,
    }),
  },
  fr: {
    yours: ({ number }) => ({
      title: `La réclamation ${number} vous attend`,
      body: 'Ouvrez-la pour voir ce qui est demandé.',
    }),
    changed: ({ number }) => ({
      title: `La réclamation ${number} a avancé`,
      body: 'Ouvrez-la pour voir où elle en est.',
    }),
    written: ({ number }) => ({
      title: `Le distributeur a écrit au sujet de la réclamation ${number}`,
      body: 'Ouvrez-la pour lire le commentaire.',
    }),
    fromDealer: ({ number, customer }) => ({
      title: `Du nouveau pour la réclamation ${number}`,
      body: `${customer} l’a envoyée ou y a répondu.`,
    }),
  },
  id: {
    yours: ({ number }) => ({
      title: `Klaim ${number} menunggu Anda`,
      body: 'Buka untuk melihat apa yang diperlukan.',
    }),
    changed: ({ number }) => ({
      title: `Klaim ${number} ada kemajuan`,
      body: 'Buka untuk melihat statusnya.',
    }),
    written: ({ number }) => ({
      title: `Distributor menulis tentang klaim ${number}`,
      body: 'Buka untuk membaca komentarnya.',
    }),
    fromDealer: ({ number, customer }) => ({
      title: `Kabar klaim ${number}`,
      body: `${customer} mengirim atau menjawabnya.`,
    }),
  },
  ms: {
    yours: ({ number }) => ({
      title: `Tuntutan ${number} menunggu anda`,
      body: 'Buka untuk melihat apa yang diperlukan.',
    }),
    changed: ({ number }) => ({
      title: `Tuntutan ${number} ada perkembangan`,
      body: 'Buka untuk melihat statusnya.',
    }),
    written: ({ number }) => ({
      title: `Pengedar utama menulis tentang tuntutan ${number}`,
      body: 'Buka untuk membaca komennya.',
    }),
    fromDealer: ({ number, customer }) => ({
      title: `Berita tuntutan ${number}`,
      body: `${customer} menghantar atau menjawabnya.`,
    }),
  },
}
