import type { TenantSpec } from '../tenant-spec.ts'

/** Title and subtitle of an entry. */
export type Titled = readonly [title: string, subtitle: string]

/** Titles of the demo's marketing material in one language. */
export interface MarketingWords {
  logos: string
  logoColour: Titled
  logoWhite: Titled
  shop: string
  shopSign: Titled
  posters: string
  posterSeason: Titled
  posterService: Titled
  roadBikes: string
  mountainBikes: string
  /** Layouts by what their cards say. */
  filesOnly: string
  allFacts: string
  withProduct: string
  /** HTML below the title of a logo. */
  logoRule: string
}

export const marketingWords: Record<TenantSpec['language'], MarketingWords> = {
  en: {
    logos: 'Logos',
    logoColour: ['Logo in colour', 'For light backgrounds'],
    logoWhite: ['Logo in white', 'For photos and dark backgrounds'],
    shop: 'For your shop',
    shopSign: ['Window sign', 'Light and dark'],
    posters: 'Posters and banners',
    posterSeason: ['New season', 'Poster, landscape'],
    posterService: ['Service week', 'Poster, landscape'],
    roadBikes: 'Road bikes',
    mountainBikes: 'Mountain bikes',
    filesOnly: 'Picture and title',
    allFacts: 'All details',
    withProduct: 'Bike with link to the catalog',
    logoRule:
      '<p>Leave as much space around the logo as the mark is high. <strong>Never change its colours.</strong></p>',
  },
  de: {
    logos: 'Logos',
    logoColour: ['Logo in Farbe', 'Für helle Flächen'],
    logoWhite: ['Logo in Weiß', 'Für Fotos und dunkle Flächen'],
    shop: 'Für Ihr Geschäft',
    shopSign: ['Schaufensterschild', 'Hell und dunkel'],
    posters: 'Plakate und Banner',
    posterSeason: ['Neue Saison', 'Plakat, quer'],
    posterService: ['Servicewoche', 'Plakat, quer'],
    roadBikes: 'Rennräder',
    mountainBikes: 'Mountainbikes',
    filesOnly: 'Bild und Titel',
    allFacts: 'Alle Angaben',
    withProduct: 'Rad mit Link zum Katalog',
    logoRule:
      '<p>Lassen Sie um das Logo so viel Platz, wie die Bildmarke hoch ist. <strong>Ändern Sie nie die Farben.</strong></p>',
  },
  id: {
    logos: 'Logo',
    logoColour: ['Logo berwarna', 'Untuk latar terang'],
    logoWhite: ['Logo putih', 'Untuk foto dan latar gelap'],
    shop: 'Untuk toko Anda',
    shopSign: ['Papan etalase', 'Terang dan gelap'],
    posters: 'Poster dan spanduk',
    posterSeason: ['Musim baru', 'Poster, mendatar'],
    posterService: ['Pekan servis', 'Poster, mendatar'],
    roadBikes: 'Sepeda balap',
    mountainBikes: 'Sepeda gunung',
    filesOnly: 'Gambar dan judul',
    allFacts: 'Semua rincian',
    withProduct: 'Sepeda dengan tautan ke katalog',
    logoRule:
      '<p>Beri ruang kosong di sekeliling logo setinggi lambangnya. <strong>Jangan pernah mengubah warnanya.</strong></p>',
  },
}
