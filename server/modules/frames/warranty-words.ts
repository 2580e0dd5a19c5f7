import type { catalogueOf } from '#domain/portal/locales.ts'

/** Words of a warranty on paper. */
export interface WarrantyWords {
  title: string
  frame: string
  model: string
  article: string
  owner: string
  sold: string
  until: string
  dealer: string
  check: string
  state: string
  ended: string
  stolen: string
}

/** Words of a warranty on paper by language. */
export const warrantyWords: Record<ReturnType<typeof catalogueOf>, WarrantyWords> = {
  en: {
    title: 'Warranty',
    frame: 'Frame number',
    model: 'Model',
    article: 'Article',
    owner: 'Owner',
    sold: 'Sold on',
    until: 'Warranty until',
    dealer: 'Sold by',
    check: 'Scan the code to see whether the warranty is valid.',
    state: 'Status',
    ended: 'Ended',
    stolen: 'Reported as stolen',
  },
  de: {
    title: 'Garantie',
    frame: 'Rahmennummer',
    model: 'Modell',
    article: 'Artikel',
    owner: 'Besitzer',
    sold: 'Verkauft am',
    until: 'Garantie bis',
    dealer: 'Verkauft von',
    check: 'Scannen Sie den Code, um zu sehen, ob die Garantie gültig ist.',
    state: 'Status',
    ended: 'Abgelaufen',
    stolen: 'Als gestohlen gemeldet',
  },
  fr: {
    title: 'Garantie',
    frame: 'Numéro de cadre',
    model: 'Modèle',
    article: 'Article',
    owner: 'Propriétaire',
    sold: 'Vendu le',
    until: 'Garantie jusqu’au',
    dealer: 'Vendu par',
    check: 'Scannez le code pour vérifier si la garantie est valable.',
    state: 'Statut',
    ended: 'Expirée',
    stolen: 'Signalé comme volé',
  },
  id: {
    title: 'Garansi',
    frame: 'Nomor rangka',
    model: 'Model',
    article: 'Artikel',
    owner: 'Pemilik',
    sold: 'Terjual pada',
    until: 'Garansi sampai',
    dealer: 'Dijual oleh',
    check: 'Pindai kode untuk melihat apakah garansi masih berlaku.',
    state: 'Status',
    ended: 'Berakhir',
    stolen: 'Dilaporkan dicuri',
  },
  ms: {
    title: 'Waranti',
    frame: 'Nombor rangka',
    model: 'Model',
    article: 'Artikel',
    owner: 'Pemilik',
    sold: 'Dijual pada',
    until: 'Waranti sehingga',
    dealer: 'Dijual oleh',
    check: 'Imbas kod untuk melihat sama ada waranti masih sah.',
    state: 'Status',
    ended: 'Tamat',
    stolen: 'Dilaporkan dicuri',
  },
}
