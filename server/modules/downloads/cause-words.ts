import type { DeliveryCause } from '#domain/machine/delivery-cause.ts'
import type { catalogueOf } from '#domain/portal/locales.ts'

type CauseWords = Readonly<Record<Exclude<DeliveryCause, 'answered'>, string>> & {
  answered: (status: number | null) => string
}

/** Why a person's system has not taken a file, as sentences of mails, by language. */
const causeWords: Readonly<Record<ReturnType<typeof catalogueOf>, CauseWords>> = {
  en: {
    answered: (status) => `It answered with status ${status}.`,
    redirected: 'The address redirects to another one. Enter that one instead.',
    timeout: 'It took too long to answer.',
    connection_refused: 'Nothing answers at this address.',
    unknown_host: 'The address doesn’t exist. Check the spelling.',
    tls: 'The secure connection failed. Check your system’s certificate.',
    closed: 'It closed the connection before it answered.',
    private_address: 'The address isn’t on the open internet.',
    unreachable: 'It can’t be reached.',
  },
  de: {
    answered: (status) => `Es hat mit dem Status ${status} geantwortet.`,
    redirected: 'Die Adresse leitet auf eine andere weiter. Geben Sie stattdessen diese ein.',
    timeout: 'Es hat zu lange nicht geantwortet.',
    connection_refused: 'Unter dieser Adresse antwortet nichts.',
    unknown_host: 'Die Adresse gibt es nicht. Prüfen Sie die Schreibweise.',
    tls: 'Die sichere Verbindung ist fehlgeschlagen. Prüfen Sie das Zertifikat Ihres Systems.',
    closed: 'Es hat die Verbindung vor einer Antwort geschlossen.',
    private_address: 'Die Adresse ist nicht im offenen Internet erreichbar.',
    unreachable: 'Es ist nicht erreichbar.',
  },
  fr: {
    answered: (status) => `Il a répondu avec le statut ${status}.`,
    redirected: 'L’adresse redirige vers une autre. Saisissez plutôt celle-ci.',
    timeout: 'Il a mis trop de temps à répondre.',
    connection_refused: 'Rien ne répond à cette adresse.',
    unknown_host: 'L’adresse n’existe pas. Vérifiez l’orthographe.',
    tls: 'La connexion sécurisée a échoué. Vérifiez le certificat de votre système.',
    closed: 'Il a fermé la connexion avant de répondre.',
    private_address: 'L’adresse n’est pas sur l’Internet public.',
    unreachable: 'Il est injoignable.',
  },
  id: {
    answered: (status) => `Sistem menjawab dengan status ${status}.`,
    redirected: 'Alamat ini mengalihkan ke alamat lain. Masukkan alamat itu.',
    timeout: 'Sistem terlalu lama menjawab.',
    connection_refused: 'Tidak ada yang menjawab di alamat ini.',
    unknown_host: 'Alamat ini tidak ada. Periksa ejaannya.',
    tls: 'Koneksi aman gagal. Periksa sertifikat sistem Anda.',
    closed: 'Sistem menutup koneksi sebelum menjawab.',
    private_address: 'Alamat ini tidak berada di internet terbuka.',
    unreachable: 'Sistem tidak dapat dijangkau.',
  },
  ms: {
    answered: (status) => `Sistem menjawab dengan status ${status}.`,
    redirected: 'Alamat ini melencong ke alamat lain. Masukkan alamat itu.',
    timeout: 'Sistem mengambil masa terlalu lama untuk menjawab.',
    connection_refused: 'Tiada apa-apa yang menjawab di alamat ini.',
    unknown_host: 'Alamat ini tidak wujud. Semak ejaannya.',
    tls: 'Sambungan selamat gagal. Semak sijil sistem anda.',
    closed: 'Sistem menutup sambungan sebelum menjawab.',
    private_address: 'Alamat ini tidak berada di Internet terbuka.',
    unreachable: 'Sistem tidak dapat dicapai.',
  },
}

/** Says why a system has not taken a file. @param status that it answered with; null: no answer came */
export function causeSentence(
  language: ReturnType<typeof catalogueOf>,
  cause: DeliveryCause,
  status: number | null,
): string {
  const words = causeWords[language]
  return cause === 'answered' ? words.answered(status) : words[cause]
}
