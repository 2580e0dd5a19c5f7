import { type VisitSlot, visitSlots } from '#domain/visits/visit-slots.ts'

/** Words of the places of photos in one language; four each of the first two. */
interface PhotoWords {
  shop: string
  display: string
  banner: string
  poster: string
  hangTag: string
}

const headingsOf = ({ shop, display, banner, poster, hangTag }: PhotoWords) => ({
  frontShop1: `${shop} 1`,
  frontShop2: `${shop} 2`,
  frontShop3: `${shop} 3`,
  frontShop4: `${shop} 4`,
  displayShop1: `${display} 1`,
  displayShop2: `${display} 2`,
  displayShop3: `${display} 3`,
  displayShop4: `${display} 4`,
  displayBanner: banner,
  displayPoster: poster,
  displayHangtagShimano: hangTag,
})

/** Each place of the form is a column, with a link to its photo. */
export const photoFormats = Object.fromEntries(visitSlots.map((slot) => [slot, 'link'])) as Record<
  VisitSlot,
  'link'
>

/** Headings of these columns. */
export const photoHeadings = {
  en: headingsOf({
    shop: 'Photo: shop',
    display: 'Photo: display',
    banner: 'Photo: banner',
    poster: 'Photo: poster',
    hangTag: 'Photo: hang tag',
  }),
  de: headingsOf({
    shop: 'Foto: Laden',
    display: 'Foto: Präsentation',
    banner: 'Foto: Banner',
    poster: 'Foto: Plakat',
    hangTag: 'Foto: Anhänger',
  }),
  fr: headingsOf({
    shop: 'Photo : magasin',
    display: 'Photo : présentation',
    banner: 'Photo : bannière',
    poster: 'Photo : affiche',
    hangTag: 'Photo : étiquette',
  }),
  id: headingsOf({
    shop: 'Foto: toko',
    display: 'Foto: pajangan',
    banner: 'Foto: spanduk',
    poster: 'Foto: poster',
    hangTag: 'Foto: label gantung',
  }),
  ms: headingsOf({
    shop: 'Foto: kedai',
    display: 'Foto: paparan',
    banner: 'Foto: sepanduk',
    poster: 'Foto: poster',
    hangTag: 'Foto: tag gantung',
  }),
}
