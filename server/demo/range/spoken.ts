import type { Words } from './family.ts'

const words: Readonly<Record<string, Omit<Words, 'en'>>> = {
  // Colours
  Black: { de: 'Schwarz', id: 'Hitam' },
  White: { de: 'Weiß', id: 'Putih' },
  Red: { de: 'Rot', id: 'Merah' },
  Blue: { de: 'Blau', id: 'Biru' },
  Navy: { de: 'Dunkelblau', id: 'Biru Tua' },
  Teal: { de: 'Petrol', id: 'Toska' },
  Forest: { de: 'Waldgrün', id: 'Hijau Tua' },
  Lime: { de: 'Hellgrün', id: 'Hijau Muda' },
  Yellow: { de: 'Gelb', id: 'Kuning' },
  Orange: { de: 'Orange', id: 'Oranye' },
  Pink: { de: 'Pink', id: 'Merah Muda' },
  Purple: { de: 'Violett', id: 'Ungu' },
  Sand: { de: 'Sand', id: 'Krem' },
  Slate: { de: 'Schiefergrau', id: 'Abu-abu' },
  Silver: { de: 'Silber', id: 'Perak' },
  Copper: { de: 'Kupfer', id: 'Tembaga' },
  // Sizes
  front: { de: 'vorn', id: 'depan' },
  rear: { de: 'hinten', id: 'belakang' },
  'One size': { de: 'Einheitsgröße', id: 'Satu ukuran' },
  // Tags
  Bestseller: { de: 'Bestseller', id: 'Terlaris' },
  New: { de: 'Neu', id: 'Baru' },
  Sale: { de: 'Angebot', id: 'Obral' },
  // Properties
  Standard: { de: 'Norm', id: 'Standar' },
  Vents: { de: 'Belüftungsöffnungen', id: 'Lubang udara' },
  Charging: { de: 'Ladeanschluss', id: 'Pengisian daya' },
  Runtime: { de: 'Leuchtdauer', id: 'Lama nyala' },
  Level: { de: 'Sicherheitsstufe', id: 'Tingkat keamanan' },
  Waterproof: { de: 'Wasserschutz', id: 'Tahan air' },
  Speeds: { de: 'Gänge', id: 'Percepatan' },
  Brake: { de: 'Bremse', id: 'Rem' },
  Brakes: { de: 'Bremsen', id: 'Rem' },
  Rim: { de: 'Felge', id: 'Velg' },
  Hub: { de: 'Nabe', id: 'Hub' },
  Weight: { de: 'Gewicht', id: 'Berat' },
  Holes: { de: 'Speichenlöcher', id: 'Lubang jari-jari' },
  Protection: { de: 'Pannenschutz', id: 'Pelindung' },
  Casing: { de: 'Karkasse', id: 'Casing' },
  Tubeless: { de: 'Tubeless', id: 'Tubeless' },
  Valve: { de: 'Ventil', id: 'Pentil' },
  Rails: { de: 'Sattelgestell', id: 'Rel sadel' },
  Frame: { de: 'Rahmen', id: 'Rangka' },
  Groupset: { de: 'Schaltgruppe', id: 'Groupset' },
  Battery: { de: 'Akku', id: 'Baterai' },
  // What they are
  'Hydraulic disc': { de: 'Hydraulische Scheibenbremse', id: 'Cakram hidrolik' },
  'Hydraulic disc 160 mm': {
    de: 'Hydraulische Scheibenbremse 160 mm',
    id: 'Cakram hidrolik 160 mm',
  },
  'Hydraulic disc 180 mm': {
    de: 'Hydraulische Scheibenbremse 180 mm',
    id: 'Cakram hidrolik 180 mm',
  },
  'Breaker belt': { de: 'Pannenschutzgürtel', id: 'Sabuk pelindung' },
  'Double shield': { de: 'Doppelter Pannenschutz', id: 'Pelindung ganda' },
  'Presta 42 mm': { de: 'Sclaverand 42 mm', id: 'Presta 42 mm' },
  'Presta 60 mm': { de: 'Sclaverand 60 mm', id: 'Presta 60 mm' },
  Schrader: { de: 'Autoventil', id: 'Schrader' },
  Ready: { de: 'Vorbereitet', id: 'Siap' },
  Titanium: { de: 'Titan', id: 'Titanium' },
  Steel: { de: 'Stahl', id: 'Baja' },
  Carbon: { de: 'Carbon', id: 'Karbon' },
  'Carbon HM': { de: 'Carbon HM', id: 'Karbon HM' },
  Aluminium: { de: 'Aluminium', id: 'Aluminium' },
  'Chromoly steel': { de: 'Chrom-Molybdän-Stahl', id: 'Baja kromoli' },
  'Hi-ten steel': { de: 'Hi-Ten-Stahl', id: 'Baja hi-ten' },
}

/** A weight with the separators that German and Indonesian share: 8,4 kg, 1.480 g. */
const weighed = (text: string) =>
  /^[\d.,]+ k?g$/.test(text)
    ? text.replace(/[.,]/, (separator) => (separator === '.' ? ',' : '.'))
    : text

/** A word of the range in a tenant's language; names and measures stay as they are. */
export const spoken = (word: string, language: keyof Words): string =>
  language === 'en' ? word : (words[word]?.[language] ?? weighed(word))
