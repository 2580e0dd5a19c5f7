/** Columns of the price file, in five languages. */
export const priceWords = {
  netPrice: {
    en: 'Net price for quantity 1',
    de: 'Nettopreis bei Menge 1',
    fr: 'Prix net pour une quantité de 1',
    id: 'Harga bersih untuk jumlah 1',
    ms: 'Harga bersih untuk kuantiti 1',
  },
  bestPrice: {
    en: 'Lowest net price',
    de: 'Niedrigster Nettopreis',
    fr: 'Prix net le plus bas',
    id: 'Harga bersih terendah',
    ms: 'Harga bersih terendah',
  },
  bestPriceFrom: {
    en: 'Lowest price from quantity',
    de: 'Niedrigster Preis ab Menge',
    fr: 'Prix le plus bas dès la quantité',
    id: 'Harga terendah mulai jumlah',
    ms: 'Harga terendah mulai kuantiti',
  },
} as const
