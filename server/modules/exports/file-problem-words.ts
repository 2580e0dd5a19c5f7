import type { FileProblem } from '#domain/files/file-problem.ts'
import type { catalogueOf } from '#domain/portal/locales.ts'

/** Why a file could not be written, as sentences of notices and mails, by language. */
export const fileProblemWords: Readonly<
  Record<ReturnType<typeof catalogueOf>, Readonly<Record<FileProblem, string>>>
> = {
  en: {
    too_many_rows:
      'It has more rows than an Excel workbook can hold. Choose a shorter period or a CSV file.',
    not_allowed: 'You no longer have permission to download this data.',
    customer_lost: 'You no longer work for this customer.',
    timed_out: 'It took too long. Choose a shorter period, or try again later.',
    storage_full: 'The portal is out of storage space. Try again later.',
    storage_failed: 'The portal couldn’t save the file. Try again later.',
    source_failed: 'The portal couldn’t read the data. Try again later.',
  },
  de: {
    too_many_rows:
      'Sie hat mehr Zeilen, als eine Excel-Arbeitsmappe fasst. Wählen Sie einen kürzeren Zeitraum oder eine CSV-Datei.',
    not_allowed: 'Sie dürfen diese Daten nicht mehr herunterladen.',
    customer_lost: 'Sie arbeiten nicht mehr für diesen Kunden.',
    timed_out:
      'Es hat zu lange gedauert. Wählen Sie einen kürzeren Zeitraum oder versuchen Sie es später erneut.',
    storage_full: 'Dem Portal fehlt derzeit Speicherplatz. Versuchen Sie es später erneut.',
    storage_failed: 'Das Portal konnte die Datei nicht speichern. Versuchen Sie es später erneut.',
    source_failed: 'Das Portal konnte die Daten nicht lesen. Versuchen Sie es später erneut.',
  },
  fr: {
    too_many_rows:
      'Il compte plus de lignes qu’un classeur Excel ne peut en contenir. Choisissez une période plus courte ou un fichier CSV.',
    not_allowed: 'Vous n’êtes plus autorisé à télécharger ces données.',
    customer_lost: 'Vous ne travaillez plus pour ce client.',
    timed_out:
      'La création a pris trop de temps. Choisissez une période plus courte ou réessayez plus tard.',
    storage_full: 'Le portail manque d’espace de stockage. Réessayez plus tard.',
    storage_failed: 'Le portail n’a pas pu enregistrer le fichier. Réessayez plus tard.',
    source_failed: 'Le portail n’a pas pu lire les données. Réessayez plus tard.',
  },
  id: {
    too_many_rows:
      'Jumlah barisnya melebihi kapasitas buku kerja Excel. Pilih periode yang lebih singkat atau file CSV.',
    not_allowed: 'Anda tidak lagi memiliki izin untuk mengunduh data ini.',
    customer_lost: 'Anda tidak lagi bekerja untuk pelanggan ini.',
    timed_out: 'Prosesnya terlalu lama. Pilih periode yang lebih singkat, atau coba lagi nanti.',
    storage_full: 'Ruang penyimpanan portal habis. Coba lagi nanti.',
    storage_failed: 'Portal tidak dapat menyimpan file. Coba lagi nanti.',
    source_failed: 'Portal tidak dapat membaca data. Coba lagi nanti.',
  },
  ms: {
    too_many_rows:
      'Bilangan barisnya melebihi had buku kerja Excel. Pilih tempoh yang lebih pendek atau fail CSV.',
    not_allowed: 'Anda tidak lagi mempunyai kebenaran untuk memuat turun data ini.',
    customer_lost: 'Anda tidak lagi bekerja untuk pelanggan ini.',
    timed_out:
      'Prosesnya mengambil masa terlalu lama. Pilih tempoh yang lebih pendek, atau cuba lagi kemudian.',
    storage_full: 'Ruang storan portal sudah penuh. Cuba lagi kemudian.',
    storage_failed: 'Portal tidak dapat menyimpan fail. Cuba lagi kemudian.',
    source_failed: 'Portal tidak dapat membaca data. Cuba lagi kemudian.',
  },
}
