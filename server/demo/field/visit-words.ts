import type { visitLists } from '#domain/visits/visit-kinds.ts'
import type { Words } from '../range/family.ts'

interface DemoChoice extends Words {
  list: (typeof visitLists)[number]
  needsText?: true
}

/** Answers that visits of the demo can choose from. */
export const demoChoices: readonly DemoChoice[] = [
  { list: 'otherMidrange', en: 'None', de: 'Keine', id: 'Tidak ada' },
  {
    list: 'otherMidrange',
    en: 'Two or three makes',
    de: 'Zwei oder drei Marken',
    id: 'Dua atau tiga merek',
  },
  {
    list: 'otherMidrange',
    en: 'House brand of a chain',
    de: 'Hausmarke einer Kette',
    id: 'Merek toko jaringan',
  },
  { list: 'otherMidrange', en: 'Others', de: 'Andere', id: 'Lainnya', needsText: true },
  { list: 'equipment', en: 'Work stand', de: 'Montageständer', id: 'Stan servis' },
  { list: 'equipment', en: 'Wheel truing stand', de: 'Zentrierständer', id: 'Stan setel roda' },
  {
    list: 'equipment',
    en: 'Bike fitting station',
    de: 'Bikefitting-Station',
    id: 'Alat bike fitting',
  },
  { list: 'equipment', en: 'Others', de: 'Andere', id: 'Lainnya', needsText: true },
  { list: 'brandDisplay', en: 'Own corner', de: 'Eigene Ecke', id: 'Sudut khusus' },
  {
    list: 'brandDisplay',
    en: 'Among other brands',
    de: 'Zwischen anderen Marken',
    id: 'Di antara merek lain',
  },
  { list: 'brandDisplay', en: 'Shop window', de: 'Schaufenster', id: 'Etalase' },
  { list: 'brandDisplay', en: 'Otherwise', de: 'Anders', id: 'Cara lain', needsText: true },
]

/** Notes of the demo's reps; an empty one is as common as each other. */
export const demoNotes: readonly Words[] = [
  { en: '', de: '', id: '' },
  {
    en: 'The window has been done anew. Friendly staff, asks for posters.',
    de: 'Schaufenster neu gestaltet. Freundliches Team, möchte Plakate.',
    id: 'Etalase baru ditata. Staf ramah, minta poster.',
  },
  {
    en: 'Wants more bikes for children before the holidays.',
    de: 'Möchte vor den Ferien mehr Kinderräder.',
    id: 'Minta lebih banyak sepeda anak sebelum liburan.',
  },
  {
    en: 'Prices are marked by hand. Needs new hang tags.',
    de: 'Preise sind von Hand ausgezeichnet. Braucht neue Anhänger.',
    id: 'Harga ditulis tangan. Perlu label gantung baru.',
  },
  {
    en: 'The workshop is busy, spare parts are short.',
    de: 'Die Werkstatt ist ausgelastet, Ersatzteile sind knapp.',
    id: 'Bengkel ramai, suku cadang kurang.',
  },
]
