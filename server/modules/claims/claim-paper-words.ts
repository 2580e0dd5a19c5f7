import type { ClaimCategory, ClaimStatus } from '#domain/claims/claim-status.ts'
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
  | 'qty'
  | 'deliveryNo'
  | 'shortage'
  | 'neverArrived'
  | 'brand'
  | 'model'
  | 'series'
  | 'category'
  | 'productionCode'
  | 'attributes'
  | 'pdi'
  | 'incomplete'
  | 'warrantyCase'
  | 'noWarranty'
  | 'tracking'
  | 'rejection'

/** Words of a claim on paper. */
export interface ClaimPaperWords {
  labels: Record<Label, string>
  statuses: Record<ClaimStatus, string>
  categories: Record<ClaimCategory, string>
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
      qty: 'Quantity',
      deliveryNo: 'Delivery number',
      shortage: 'Shortage',
      neverArrived: 'It never arrived',
      brand: 'Brand',
      model: 'Model',
      series: 'Series',
      category: 'Category',
      productionCode: 'Production code',
      attributes: 'Size, color and other attributes',
      pdi: 'Pre-delivery inspection',
      incomplete: 'incomplete',
      warrantyCase: 'Warranty',
      noWarranty: 'Not a warranty case',
      tracking: 'Tracking number',
      rejection: 'Reason for the rejection',
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
      cancelled: 'Canceled',
      closed: 'Closed',
    },
    categories: { bike: 'Bicycle', paa: 'Part or accessory' },
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
      qty: 'Menge',
      deliveryNo: 'Lieferscheinnummer',
      shortage: 'Fehlmenge',
      neverArrived: 'Nie angekommen',
      brand: 'Marke',
      model: 'Modell',
      series: 'Serie',
      category: 'Warengruppe',
      productionCode: 'Produktionscode',
      attributes: 'Größe, Farbe und weitere Merkmale',
      pdi: 'Übergabeinspektion',
      incomplete: 'unvollständig',
      warrantyCase: 'Garantie',
      noWarranty: 'Kein Garantiefall',
      tracking: 'Sendungsnummer',
      rejection: 'Grund der Ablehnung',
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
    categories: { bike: 'Fahrrad', paa: 'Teil oder Zubehör' },
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
      qty: 'Quantité',
      deliveryNo: 'Numéro du bon de livraison',
      shortage: 'Manquant',
      neverArrived: 'Jamais arrivé',
      brand: 'Marque',
      model: 'Modèle',
      series: 'Série',
      category: 'Catégorie',
      productionCode: 'Code de production',
      attributes: 'Taille, couleur et autres caractéristiques',
      pdi: 'Inspection avant livraison',
      incomplete: 'incomplète',
      warrantyCase: 'Garantie',
      noWarranty: 'Hors garantie',
      tracking: 'Numéro de suivi',
      rejection: 'Motif du refus',
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
    categories: { bike: 'Vélo', paa: 'Pièce ou accessoire' },
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
      qty: 'Jumlah',
      deliveryNo: 'Nomor pengiriman',
      shortage: 'Kekurangan',
      neverArrived: 'Tidak pernah tiba',
      brand: 'Merek',
      model: 'Model',
      series: 'Seri',
      category: 'Kategori',
      productionCode: 'Kode produksi',
      attributes: 'Ukuran, warna, dan atribut lain',
      pdi: 'Inspeksi sebelum serah terima',
      incomplete: 'belum lengkap',
      warrantyCase: 'Garansi',
      noWarranty: 'Bukan kasus garansi',
      tracking: 'Nomor resi',
      rejection: 'Alasan penolakan',
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
    categories: { bike: 'Sepeda', paa: 'Suku cadang atau aksesori' },
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
      qty: 'Kuantiti',
      deliveryNo: 'Nombor penghantaran',
      shortage: 'Kekurangan',
      neverArrived: 'Tidak pernah sampai',
      brand: 'Jenama',
      model: 'Model',
      series: 'Siri',
      category: 'Kategori',
      productionCode: 'Kod pengeluaran',
      attributes: 'Saiz, warna dan ciri lain',
      pdi: 'Pemeriksaan sebelum serahan',
      incomplete: 'belum lengkap',
      warrantyCase: 'Waranti',
      noWarranty: 'Bukan kes waranti',
      tracking: 'Nombor penjejakan',
      rejection: 'Sebab penolakan',
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
    categories: { bike: 'Basikal', paa: 'Alat ganti atau aksesori' },
  },
}
