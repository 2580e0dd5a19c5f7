import type { ClaimStatus } from '#domain/claims/claim-status.ts'
import type { catalogueOf } from '#domain/portal/locales.ts'

type Label =
  | 'claim'
  | 'customer'
  | 'submitted'
  | 'status'
  | 'reference'
  | 'frame'
  | 'article'
  | 'purchase'
  | 'warranty'
  | 'contact'
  | 'consumer'
  | 'credit'
  | 'delivery'
  | 'problem'
  | 'notes'
  | 'files'
  | 'resolution'

/** Words of a claim on paper. */
export interface ClaimPaperWords {
  labels: Record<Label, string>
  statuses: Record<ClaimStatus, string>
}

/** Words of a claim on paper by language. */
export const claimPaperWords: Record<ReturnType<typeof catalogueOf>, ClaimPaperWords> = {
  en: {
    labels: {
      claim: 'Claim',
      customer: 'Customer',
      submitted: 'Submitted',
      status: 'Status',
      reference: 'Your reference',
      frame: 'Frame number',
      article: 'Article',
      purchase: 'Day of purchase',
      warranty: 'Warranty until',
      contact: 'Contact',
      consumer: 'Consumer',
      credit: 'Credit note',
      delivery: 'Delivery orders',
      problem: 'Problem',
      notes: 'Notes',
      files: 'Files',
      resolution: 'Resolution',
    },
    statuses: {
      submitted: 'Submitted',
      in_review: 'In review',
      information_needed: 'Information needed',
      approved: 'Approved',
      waiting_for_goods: 'Waiting for goods',
      goods_received: 'Goods received',
      inspected: 'Inspected',
      replacement_sent: 'Replacement sent',
      credit_issued: 'Credit issued',
      repaired: 'Repaired',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
      closed: 'Closed',
    },
  },
  de: {
    labels: {
      claim: 'Reklamation',
      customer: 'Kunde',
      submitted: 'Eingereicht',
      status: 'Status',
      reference: 'Ihre Referenz',
      frame: 'Rahmennummer',
      article: 'Artikel',
      purchase: 'Kaufdatum',
      warranty: 'Garantie bis',
      contact: 'Ansprechpartner',
      consumer: 'Endkunde',
      credit: 'Gutschrift',
      delivery: 'Lieferscheine',
      problem: 'Problem',
      notes: 'Hinweise',
      files: 'Dateien',
      resolution: 'Entscheidung',
    },
    statuses: {
      submitted: 'Eingereicht',
      in_review: 'In Prüfung',
      information_needed: 'Angaben fehlen',
      approved: 'Genehmigt',
      waiting_for_goods: 'Warten auf Ware',
      goods_received: 'Ware erhalten',
      inspected: 'Geprüft',
      replacement_sent: 'Ersatz gesendet',
      credit_issued: 'Gutschrift erteilt',
      repaired: 'Repariert',
      rejected: 'Abgelehnt',
      cancelled: 'Storniert',
      closed: 'Abgeschlossen',
    },
  },
  fr: {
    labels: {
      claim: 'Réclamation',
      customer: 'Client',
      submitted: 'Déposée le',
      status: 'Statut',
      reference: 'Votre référence',
      frame: 'Numéro de cadre',
      article: 'Article',
      purchase: 'Date d’achat',
      warranty: 'Garantie jusqu’au',
      contact: 'Contact',
      consumer: 'Consommateur',
      credit: 'Avoir',
      delivery: 'Bons de livraison',
      problem: 'Problème',
      notes: 'Remarques',
      files: 'Fichiers',
      resolution: 'Décision',
    },
    statuses: {
      submitted: 'Déposée',
      in_review: 'En cours d’examen',
      information_needed: 'Informations requises',
      approved: 'Approuvée',
      waiting_for_goods: 'En attente de la marchandise',
      goods_received: 'Marchandise reçue',
      inspected: 'Contrôlée',
      replacement_sent: 'Remplacement envoyé',
      credit_issued: 'Avoir émis',
      repaired: 'Réparé',
      rejected: 'Refusée',
      cancelled: 'Annulée',
      closed: 'Clôturée',
    },
  },
  id: {
    labels: {
      claim: 'Klaim',
      customer: 'Pelanggan',
      submitted: 'Diajukan',
      status: 'Status',
      reference: 'Referensi Anda',
      frame: 'Nomor rangka',
      article: 'Artikel',
      purchase: 'Tanggal pembelian',
      warranty: 'Garansi sampai',
      contact: 'Kontak',
      consumer: 'Konsumen',
      credit: 'Nota kredit',
      delivery: 'Delivery order',
      problem: 'Masalah',
      notes: 'Catatan',
      files: 'Berkas',
      resolution: 'Keputusan',
    },
    statuses: {
      submitted: 'Diajukan',
      in_review: 'Sedang diperiksa',
      information_needed: 'Perlu keterangan',
      approved: 'Disetujui',
      waiting_for_goods: 'Menunggu barang',
      goods_received: 'Barang diterima',
      inspected: 'Telah diperiksa',
      replacement_sent: 'Pengganti dikirim',
      credit_issued: 'Kredit diterbitkan',
      repaired: 'Diperbaiki',
      rejected: 'Ditolak',
      cancelled: 'Dibatalkan',
      closed: 'Selesai',
    },
  },
  ms: {
    labels: {
      claim: 'Tuntutan',
      customer: 'Pelanggan',
      submitted: 'Dihantar',
      status: 'Status',
      reference: 'Rujukan anda',
      frame: 'Nombor rangka',
      article: 'Artikel',
      purchase: 'Tarikh pembelian',
      warranty: 'Waranti sehingga',
      contact: 'Orang hubungan',
      consumer: 'Pengguna',
      credit: 'Nota kredit',
      delivery: 'Pesanan penghantaran',
      problem: 'Masalah',
      notes: 'Nota',
      files: 'Fail',
      resolution: 'Keputusan',
    },
    statuses: {
      submitted: 'Dihantar',
      in_review: 'Sedang disemak',
      information_needed: 'Maklumat diperlukan',
      approved: 'Diluluskan',
      waiting_for_goods: 'Menunggu barang',
      goods_received: 'Barang diterima',
      inspected: 'Telah diperiksa',
      replacement_sent: 'Penggantian dihantar',
      credit_issued: 'Kredit dikeluarkan',
      repaired: 'Dibaiki',
      rejected: 'Ditolak',
      cancelled: 'Dibatalkan',
      closed: 'Selesai',
    },
  },
}
