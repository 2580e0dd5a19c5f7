import type { PictureKind } from '#domain/pictures/kinds.ts'

const kinds: Readonly<Record<string, PictureKind>> = {
  'Mountain Bikes': 'bike-mtb-hardtail',
  'Road Bikes': 'bike-road',
  'Touring Bikes': 'bike-touring',
  Handlebars: 'handlebar-flat',
  'Bottom Brackets': 'crankset',
  Brakes: 'brake',
  Chains: 'chain',
  Cranksets: 'crankset',
  Derailleurs: 'derailleur',
  Forks: 'bike-mtb-hardtail',
  Headsets: 'stem',
  'Mountain Frames': 'bike-mtb-hardtail',
  Pedals: 'pedal',
  'Road Frames': 'bike-road',
  Saddles: 'saddle',
  'Touring Frames': 'bike-touring',
  Wheels: 'wheel',
  'Bib-Shorts': 'shorts',
  Caps: 'helmet',
  Gloves: 'gloves',
  Jerseys: 'jersey',
  Shorts: 'shorts',
  Socks: 'shoe',
  Tights: 'shorts',
  Vests: 'jersey',
  'Bike Racks': 'rack',
  'Bike Stands': 'pump',
  'Bottles and Cages': 'bottle',
  Cleaners: 'oil',
  Fenders: 'tyre',
  Helmets: 'helmet',
  'Hydration Packs': 'pannier',
  Lights: 'light-front',
  Locks: 'lock-u',
  Panniers: 'pannier',
  Pumps: 'pump',
  'Tires and Tubes': 'tyre',
}

const colours: Readonly<Record<string, string>> = {
  Black: '23262b',
  Blue: '2f6fa8',
  Red: 'c8322d',
  Silver: 'b5bcc4',
  'Silver/Black': '66717e',
  White: 'e9ebee',
  Yellow: 'e5b31c',
  Grey: '66717e',
  Multi: '6c4a9c',
}

/** A drawing that stands for an article of this subcategory and colour; empty where none does. */
export const pictureOf = (subcategory: string, colour: string) => {
  const kind = kinds[subcategory]
  return kind ? `${kind}_${colours[colour] ?? '66717e'}` : ''
}
