import type { PictureKind } from '#domain/pictures/kinds.ts'
import type { Colour } from './palette.ts'

/** A word in the languages of the demo: English, German, Indonesian. */
export interface Words {
  en: string
  de: string
  id: string
}

/** Models of one kind: each round of the generator makes one more model of every family. */
export interface Family {
  category: 'bike' | 'paa' | 'groupset'
  mc: string
  /** Merchandise category, where it differs from the `mc` its codes begin with. */
  menu?: string
  /** Kind of part, the last word of its name; bikes have none. */
  noun?: Words
  brands: readonly string[]
  names: readonly string[]
  serie?: string
  picture: PictureKind
  sizes?: readonly string[]
  colours?: readonly Colour[]
  /** Colours a model has of those. */
  coloursEach?: number
  /** Retail in US dollars of the plainest and of the best. */
  retail: readonly [number, number]
  properties?: Readonly<Record<string, readonly string[]>>
}

/** Merchandise categories of the menu, in its order. */
export const merchandise: Readonly<Record<string, Words & { type: Family['category'] }>> = {
  RD: { type: 'bike', en: 'Road bikes', de: 'Rennräder', id: 'Sepeda balap' },
  GR: { type: 'bike', en: 'Gravel bikes', de: 'Gravelbikes', id: 'Sepeda gravel' },
  MT: { type: 'bike', en: 'Mountain bikes', de: 'Mountainbikes', id: 'Sepeda gunung' },
  CT: { type: 'bike', en: 'City & touring', de: 'City & Trekking', id: 'Sepeda kota' },
  EB: { type: 'bike', en: 'E-bikes', de: 'E-Bikes', id: 'Sepeda listrik' },
  KD: { type: 'bike', en: 'Kids', de: 'Kinderräder', id: 'Sepeda anak' },
  WH: { type: 'paa', en: 'Wheels', de: 'Laufräder', id: 'Roda' },
  TY: { type: 'paa', en: 'Tires & tubes', de: 'Reifen & Schläuche', id: 'Ban' },
  SA: { type: 'paa', en: 'Saddles & seatposts', de: 'Sättel & Stützen', id: 'Sadel' },
  HB: { type: 'paa', en: 'Bars, stems & grips', de: 'Lenker, Vorbauten & Griffe', id: 'Setang' },
  PD: { type: 'paa', en: 'Pedals', de: 'Pedale', id: 'Pedal' },
  HE: { type: 'paa', en: 'Helmets', de: 'Helme', id: 'Helm' },
  LI: { type: 'paa', en: 'Lights', de: 'Beleuchtung', id: 'Lampu' },
  LO: { type: 'paa', en: 'Locks', de: 'Schlösser', id: 'Gembok' },
  BG: { type: 'paa', en: 'Bags & racks', de: 'Taschen & Träger', id: 'Tas & rak' },
  BO: { type: 'paa', en: 'Bottles & cages', de: 'Flaschen & Halter', id: 'Botol' },
  TO: { type: 'paa', en: 'Tools & care', de: 'Werkzeug & Pflege', id: 'Alat & perawatan' },
  CL: { type: 'paa', en: 'Clothing & shoes', de: 'Bekleidung & Schuhe', id: 'Pakaian & sepatu' },
  GS: { type: 'groupset', en: 'Groupsets', de: 'Schaltgruppen', id: 'Groupset' },
  CR: { type: 'groupset', en: 'Cranksets', de: 'Kurbelgarnituren', id: 'Crankset' },
  DE: { type: 'groupset', en: 'Rear derailleurs', de: 'Schaltwerke', id: 'RD' },
  CS: { type: 'groupset', en: 'Cassettes', de: 'Kassetten', id: 'Sprocket' },
  CN: { type: 'groupset', en: 'Chains', de: 'Ketten', id: 'Rantai' },
  BR: { type: 'groupset', en: 'Disc brakes', de: 'Scheibenbremsen', id: 'Rem cakram' },
  RT: { type: 'groupset', en: 'Disc rotors', de: 'Bremsscheiben', id: 'Piringan rem' },
  BP: { type: 'groupset', en: 'Brake pads', de: 'Bremsbeläge', id: 'Kampas rem' },
}
