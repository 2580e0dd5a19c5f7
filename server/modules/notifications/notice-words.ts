import type { FileProblem } from '#domain/files/file-problem.ts'
import { catalogueOf, localeFor } from '#domain/portal/locales.ts'
import { fileProblemWords } from '../exports/file-problem-words.ts'
import { vendorNotices, type VendorNotices } from './vendor-notice-words.ts'
import { claimNotices, type ClaimNotices } from './claim-notice-words.ts'
import { paymentNotices, type PaymentNotices } from './payment-notice-words.ts'

interface Notice {
  title: string
  body: string
}

/** Texts of notices in one language; plain text. */
export interface NoticeWords {
  orderPlaced: (about: { orders: string[]; by: string; customer: string }) => Notice
  passwordChanged: () => Notice
  backInStock: (article: { name: string; code: string }) => Notice
  collectOrder: (about: { order: string; customer: string }) => Notice
  vendor: VendorNotices
  downloadReady: (about: { file: string }) => Notice
  /** `problem`: why, where it is known. */
  downloadFailed: (about: { file: string; problem: FileProblem | null }) => Notice
  quote: Record<
    'sent' | 'accepted' | 'declined' | 'withdrawn',
    (about: { number: string; customer: string; by: string }) => Notice
  >
  payment: PaymentNotices
  claim: ClaimNotices
}

const words: Record<
  ReturnType<typeof catalogueOf>,
  Omit<NoticeWords, 'payment' | 'vendor' | 'claim'>
> = {
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
    downloadReady: ({ file }) => ({
      title: 'Your file is ready',
      body: `${file}: It can be downloaded for seven days.`,
    }),
    downloadFailed: ({ file, problem }) => ({
      title: 'Your file couldn’t be prepared',
      body: `${file}: ${problem ? fileProblemWords.en[problem] : 'Open the download area and choose Try again.'}`,
    }),
    collectOrder: ({ order, customer }) => ({
      title: `Confirm click and collect order ${order}`,
      body: `A consumer will collect it at ${customer}.`,
    }),
    backInStock: ({ name, code }) => ({
      title: `${name} is in stock again`,
      body: `Article ${code} can be had now. You will not be told again.`,
    }),
    quote: {
      sent: ({ number, customer, by }) => ({
        title: `New quote ${number}`,
        body: `${by} sent a quote for ${customer}.`,
      }),
      accepted: ({ number, customer, by }) => ({
        title: `Quote ${number} was accepted`,
        body: `${by} accepted it for ${customer}.`,
      }),
      declined: ({ number, customer, by }) => ({
        title: `Quote ${number} was declined`,
        body: `${by} declined it for ${customer}.`,
      }),
      withdrawn: ({ number, customer, by }) => ({
        title: `Quote ${number} was withdrawn`,
        body: `${by} withdrew the quote for ${customer}.`,
      }),
    },
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
    downloadReady: ({ file }) => ({
      title: 'Ihre Datei ist fertig',
      body: `${file}: Sie kann sieben Tage lang heruntergeladen werden.`,
    }),
    downloadFailed: ({ file, problem }) => ({
      title: 'Ihre Datei konnte nicht erstellt werden',
      body: `${file}: ${problem ? fileProblemWords.de[problem] : 'Öffnen Sie den Downloadbereich und wählen Sie „Erneut versuchen“.'}`,
    }),
    collectOrder: ({ order, customer }) => ({
      title: `Bitte Abholbestellung ${order} bestätigen`,
      body: `Sie wird bei ${customer} abgeholt.`,
    }),
    backInStock: ({ name, code }) => ({
      title: `${name} ist wieder auf Lager`,
      body: `Artikel ${code} ist jetzt lieferbar. Diese Nachricht kommt nur einmal.`,
    }),
    quote: {
      sent: ({ number, customer, by }) => ({
        title: `Neues Angebot ${number}`,
        body: `${by} hat ein Angebot für ${customer} gesendet.`,
      }),
      accepted: ({ number, customer, by }) => ({
        title: `Angebot ${number} wurde angenommen`,
        body: `${by} hat es für ${customer} angenommen.`,
      }),
      declined: ({ number, customer, by }) => ({
        title: `Angebot ${number} wurde abgelehnt`,
        body: `${by} hat es für ${customer} abgelehnt.`,
      }),
      withdrawn: ({ number, customer, by }) => ({
        title: `Angebot ${number} wurde zurückgezogen`,
        body: `${by} hat das Angebot für ${customer} zurückgezogen.`,
      }),
    },
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
    downloadReady: ({ file }) => ({
      title: 'Votre fichier est prêt',
      body: `${file}: Il peut être téléchargé pendant sept jours.`,
    }),
    downloadFailed: ({ file, problem }) => ({
      title: 'Votre fichier n’a pas pu être créé',
      body: `${file} : ${problem ? fileProblemWords.fr[problem] : 'ouvrez l’espace de téléchargement et choisissez « Réessayer ».'}`,
    }),
    collectOrder: ({ order, customer }) => ({
      title: `Confirmez la commande à retirer ${order}`,
      body: `Elle sera retirée chez ${customer}.`,
    }),
    backInStock: ({ name, code }) => ({
      title: `${name} est de nouveau en stock`,
      body: `L’article ${code} est disponible. Ce message ne vous est envoyé qu’une fois.`,
    }),
    quote: {
      sent: ({ number, customer, by }) => ({
        title: `Nouveau devis ${number}`,
        body: `${by} a envoyé un devis pour ${customer}.`,
      }),
      accepted: ({ number, customer, by }) => ({
        title: `Le devis ${number} a été accepté`,
        body: `${by} l’a accepté pour ${customer}.`,
      }),
      declined: ({ number, customer, by }) => ({
        title: `Le devis ${number} a été refusé`,
        body: `${by} l’a refusé pour ${customer}.`,
      }),
      withdrawn: ({ number, customer, by }) => ({
        title: `Le devis ${number} a été retiré`,
        body: `${by} a retiré le devis pour ${customer}.`,
      }),
    },
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
    downloadReady: ({ file }) => ({
      title: 'Berkas Anda sudah siap',
      body: `${file}: Berkas dapat diunduh selama tujuh hari.`,
    }),
    downloadFailed: ({ file, problem }) => ({
      title: 'File Anda tidak dapat dibuat',
      body: `${file}: ${problem ? fileProblemWords.id[problem] : 'Buka area unduhan dan pilih Coba lagi.'}`,
    }),
    collectOrder: ({ order, customer }) => ({
      title: `Konfirmasi pesanan ambil di toko ${order}`,
      body: `Konsumen akan mengambilnya di ${customer}.`,
    }),
    backInStock: ({ name, code }) => ({
      title: `${name} tersedia lagi`,
      body: `Artikel ${code} kini tersedia. Pemberitahuan ini hanya dikirim sekali.`,
    }),
    quote: {
      sent: ({ number, customer, by }) => ({
        title: `Penawaran baru ${number}`,
        body: `${by} mengirim penawaran untuk ${customer}.`,
      }),
      accepted: ({ number, customer, by }) => ({
        title: `Penawaran ${number} disetujui`,
        body: `${by} menyetujuinya untuk ${customer}.`,
      }),
      declined: ({ number, customer, by }) => ({
        title: `Penawaran ${number} ditolak`,
        body: `${by} menolaknya untuk ${customer}.`,
      }),
      withdrawn: ({ number, customer, by }) => ({
        title: `Penawaran ${number} ditarik`,
        body: `${by} menarik penawaran untuk ${customer}.`,
      }),
    },
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
    downloadReady: ({ file }) => ({
      title: 'Fail anda sudah sedia',
      body: `${file}: Fail boleh dimuat turun selama tujuh hari.`,
    }),
    downloadFailed: ({ file, problem }) => ({
      title: 'Fail anda tidak dapat disediakan',
      body: `${file}: ${problem ? fileProblemWords.ms[problem] : 'Buka ruang muat turun dan pilih Cuba lagi.'}`,
    }),
    collectOrder: ({ order, customer }) => ({
      title: `Sahkan pesanan ambil di kedai ${order}`,
      body: `Pengguna akan mengambilnya di ${customer}.`,
    }),
    backInStock: ({ name, code }) => ({
      title: `${name} ada stok semula`,
      body: `Artikel ${code} kini boleh didapati. Pemberitahuan ini dihantar sekali sahaja.`,
    }),
    quote: {
      sent: ({ number, customer, by }) => ({
        title: `Sebut harga baharu ${number}`,
        body: `${by} menghantar sebut harga untuk ${customer}.`,
      }),
      accepted: ({ number, customer, by }) => ({
        title: `Sebut harga ${number} diterima`,
        body: `${by} menerimanya untuk ${customer}.`,
      }),
      declined: ({ number, customer, by }) => ({
        title: `Sebut harga ${number} ditolak`,
        body: `${by} menolaknya untuk ${customer}.`,
      }),
      withdrawn: ({ number, customer, by }) => ({
        title: `Sebut harga ${number} ditarik balik`,
        body: `${by} menarik balik sebut harga untuk ${customer}.`,
      }),
    },
  },
}

/** Returns the words for a reader: their own language if the tenant offers it, else the tenant's first. */
export function noticeWords(language: string | null, offered: readonly string[]): NoticeWords {
  const catalogue = catalogueOf(localeFor(language ?? undefined, offered))
  return {
    ...words[catalogue],
    payment: paymentNotices[catalogue],
    vendor: vendorNotices[catalogue],
    claim: claimNotices[catalogue],
  }
}
