import { catalogueOf, type Locale } from '#domain/portal/locales.ts'

/** Words an installed portal shows before it is open. */
export interface ManifestWords {
  cart: string
  fastOrder: string
  visit: string
  /** Under the pictures that the browser shows before it installs. */
  catalogue: string
  cartPicture: string
}

const words: Record<ReturnType<typeof catalogueOf>, ManifestWords> = {
  en: {
    cart: 'Cart',
    fastOrder: 'Fast order',
    visit: 'Visit form',
    catalogue: 'The range at your own prices',
    cartPicture: 'The cart, with or without a network',
  },
  de: {
    cart: 'Warenkorb',
    fastOrder: 'Schnellbestellung',
    visit: 'Besuchsformular',
    catalogue: 'Das Sortiment zu Ihren Preisen',
    cartPicture: 'Der Warenkorb, mit oder ohne Netz',
  },
  fr: {
    cart: 'Panier',
    fastOrder: 'Commande rapide',
    visit: 'Formulaire de visite',
    catalogue: 'La gamme à vos prix',
    cartPicture: 'Le panier, avec ou sans réseau',
  },
  id: {
    cart: 'Keranjang',
    fastOrder: 'Pesan cepat',
    visit: 'Formulir kunjungan',
    catalogue: 'Semua produk dengan harga Anda',
    cartPicture: 'Keranjang, dengan atau tanpa jaringan',
  },
  ms: {
    cart: 'Troli',
    fastOrder: 'Pesanan pantas',
    visit: 'Borang lawatan',
    catalogue: 'Rangkaian produk pada harga anda',
    cartPicture: 'Troli, dengan atau tanpa rangkaian',
  },
}

/** The words of a locale. */
export const manifestWords = (locale: Locale): ManifestWords => words[catalogueOf(locale)]
