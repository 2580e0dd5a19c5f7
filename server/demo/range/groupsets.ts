import type { Family } from './family.ts'

const drive = (family: Omit<Family, 'category'>): Family => ({ category: 'groupset', ...family })
const makers = ['Kogra', 'Senzo'] as const
const lines = ['Tempo 10', 'Allegro 11', 'Presto 12', 'Allegro Di', 'Presto Di'] as const

/** Groupsets and what they are made of. */
export const groupsetFamilies: Family[] = [
  drive({ mc: 'GS', noun: { en: 'groupset', de: 'Gruppe', id: 'groupset' }, brands: makers, names: lines, serie: 'Road', picture: 'groupset', sizes: ['50/34 · 11-30', '52/36 · 11-34'], retail: [399, 2499], properties: { Speeds: ['2×10', '2×11', '2×12'], Brake: ['Hydraulic disc', 'Rim'] } }),
  drive({ mc: 'GS', noun: { en: 'trail groupset', de: 'MTB-Gruppe', id: 'groupset gunung' }, brands: makers, names: ['M5', 'M7', 'M9'], serie: 'Trail', picture: 'groupset', sizes: ['30T · 10-51', '32T · 10-52'], retail: [329, 1799], properties: { Speeds: ['1×11', '1×12'] } }),
  drive({ mc: 'DT', menu: 'CR', noun: { en: 'crankset', de: 'Kurbelgarnitur', id: 'crankset' }, brands: makers, names: lines, picture: 'crankset', sizes: ['165 mm', '170 mm', '172.5 mm', '175 mm'], retail: [79, 749] }),
  drive({ mc: 'DT', menu: 'DE', noun: { en: 'rear derailleur', de: 'Schaltwerk', id: 'RD' }, brands: makers, names: lines, picture: 'derailleur', sizes: ['SS', 'GS', 'SGS'], retail: [39, 529] }),
  drive({ mc: 'DT', menu: 'CS', noun: { en: 'cassette', de: 'Kassette', id: 'sprocket' }, brands: makers, names: lines, picture: 'cassette', sizes: ['11-28', '11-30', '11-34', '10-51'], retail: [34, 399] }),
  drive({ mc: 'DT', menu: 'CN', noun: { en: 'chain', de: 'Kette', id: 'rantai' }, brands: makers, names: ['10-speed', '11-speed', '12-speed', 'E-bike'], picture: 'chain', sizes: ['114 L', '126 L', '138 L'], retail: [19, 79] }),
  drive({ mc: 'BR', noun: { en: 'disc brake set', de: 'Scheibenbremse', id: 'set rem cakram' }, brands: makers, names: ['B4', 'B6', 'B8 Gravity'], picture: 'brake', sizes: ['front', 'rear'], colours: ['Black', 'Silver'], retail: [69, 349] }),
  drive({ mc: 'BR', menu: 'RT', noun: { en: 'disc rotor', de: 'Bremsscheibe', id: 'piringan rem' }, brands: makers, names: ['Ice', 'Float', 'Steel'], picture: 'rotor', sizes: ['140 mm', '160 mm', '180 mm', '203 mm'], retail: [14, 89] }),
  drive({ mc: 'BR', menu: 'BP', noun: { en: 'brake pads', de: 'Bremsbeläge', id: 'kampas rem' }, brands: makers, names: ['Resin', 'Sintered', 'Organic'], picture: 'pads', retail: [9, 39] }),
]
