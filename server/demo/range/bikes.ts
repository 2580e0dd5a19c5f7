import type { Family } from './family.ts'
import type { PictureKind } from '../pictures/kinds.ts'
import type { Colour } from './palette.ts'

const roadSizes = ['49', '52', '54', '56', '58', '61'] as const
const trailSizes = ['S', 'M', 'L', 'XL'] as const
const citySizes = ['45', '50', '55', '60'] as const

type Line = [mc: string, serie: string, brand: string, names: string[], picture: PictureKind, sizes: readonly string[], retail: [number, number], colours: Colour[]]

const lines: Line[] = [
  ['RD', 'Aero', 'Corvane', ['Velocé', 'Slipstream', 'Kammtail'], 'bike-road', roadSizes, [2499, 8999], ['Black', 'Red', 'White', 'Blue']],
  ['RD', 'Endurance', 'Halden', ['Fjord', 'Long Mile', 'Passo'], 'bike-road', roadSizes, [1299, 5299], ['Navy', 'Slate', 'Teal', 'Sand']],
  ['RD', 'Climb', 'Corvane', ['Altimetre', 'Featherline', 'Galibier'], 'bike-road', roadSizes, [3199, 10499], ['White', 'Black', 'Purple']],
  ['RD', 'Track', 'Mistral Works', ['Velodrome', 'Pursuit'], 'bike-fixed', roadSizes, [899, 3499], ['Silver', 'Black', 'Yellow']],
  ['GR', 'Adventure', 'Halden', ['Moraine', 'Backroad', 'Cairn'], 'bike-gravel', roadSizes, [1499, 5199], ['Forest', 'Sand', 'Copper', 'Slate']],
  ['GR', 'Race', 'Corvane', ['Dustline', 'Graviton'], 'bike-gravel', roadSizes, [2299, 7499], ['Orange', 'Black', 'Teal']],
  ['MT', 'Trail', 'Ridgeback Lab', ['Switchback', 'Loam', 'Rootstock'], 'bike-mtb-full', trailSizes, [2199, 6499], ['Forest', 'Orange', 'Black']],
  ['MT', 'Enduro', 'Ridgeback Lab', ['Scree', 'Avalanche', 'Couloir'], 'bike-mtb-full', trailSizes, [3299, 8499], ['Purple', 'Lime', 'Slate']],
  ['MT', 'Cross Country', 'Corvane', ['Marathon XC', 'Singletrack'], 'bike-mtb-hardtail', trailSizes, [1799, 7299], ['Red', 'White', 'Black']],
  ['MT', 'Sport', 'Halden', ['Trailhead', 'Pinewood', 'Summit'], 'bike-mtb-hardtail', ['XS', ...trailSizes], [549, 1399], ['Blue', 'Black', 'Lime', 'Red']],
  ['MT', 'Downhill', 'Ridgeback Lab', ['Plunge'], 'bike-mtb-full', ['S', 'M', 'L'], [4499, 7999], ['Yellow', 'Black']],
  ['CT', 'Urban', 'Urbano', ['Flaneur', 'Corso', 'Quartier'], 'bike-city', citySizes, [499, 1299], ['Black', 'Sand', 'Teal', 'Copper']],
  ['CT', 'Step-through', 'Urbano', ['Bellevue', 'Promenade', 'Gràcia'], 'bike-stepthrough', ['45', '50', '55'], [549, 1399], ['White', 'Pink', 'Forest', 'Navy']],
  ['CT', 'Touring', 'Halden', ['Meridian', 'Nomad', 'Überland'], 'bike-touring', citySizes, [899, 2599], ['Navy', 'Forest', 'Slate']],
  ['CT', 'Folding', 'Urbano', ['Pocket', 'Commuter 20'], 'bike-folding', ['One size'], [699, 1799], ['Orange', 'Blue', 'Black', 'White']],
  ['EB', 'E-City', 'Voltrek', ['Metro', 'Tramline', 'Boulevard'], 'ebike-city', citySizes, [1999, 4499], ['Slate', 'White', 'Teal']],
  ['EB', 'E-Trail', 'Voltrek', ['Surge', 'Torque', 'Ampère'], 'ebike-mtb', trailSizes, [3499, 8999], ['Black', 'Orange', 'Forest']],
  ['EB', 'E-Cargo', 'Voltrek', ['Mule', 'Hauler'], 'ebike-cargo', ['One size'], [4299, 7499], ['Yellow', 'Slate', 'Blue']],
  ['KD', 'First Ride', 'Piko', ['Hopper', 'Zippy', 'Sparrow'], 'bike-kids', ['12"', '16"', '20"'], [149, 349], ['Pink', 'Blue', 'Lime', 'Red']],
  ['KD', 'Junior', 'Piko', ['Rocket', 'Comet'], 'bike-mtb-hardtail', ['20"', '24"', '26"'], [349, 699], ['Orange', 'Teal', 'Purple', 'Black']],
]

const frames: Record<string, string[]> = {
  RD: ['Carbon', 'Aluminium 6061', 'Carbon HM'], GR: ['Carbon', 'Aluminium 6066', 'Steel'], MT: ['Aluminium 6061', 'Carbon'],
  CT: ['Aluminium 6061', 'Chromoly steel'], EB: ['Aluminium 6061'], KD: ['Aluminium 6061', 'Hi-ten steel'],
}

export const bikes: Family[] = lines.map(([mc, serie, brand, names, picture, sizes, retail, colours]) => ({
  category: 'bike', mc, serie, brands: [brand], names, picture, sizes, retail, colours, coloursEach: 3,
  properties: {
    Frame: frames[mc]!,
    Groupset: ['Kogra Tempo', 'Kogra Allegro', 'Senzo R7', 'Senzo M5'],
    Brakes: picture === 'bike-kids' ? ['V-brake'] : ['Hydraulic disc 160 mm', 'Hydraulic disc 180 mm'],
    Weight: ['8.4 kg', '9.8 kg', '11.6 kg', '13.2 kg', '14.9 kg'],
    ...(mc === 'EB' ? { Battery: ['500 Wh', '625 Wh', '750 Wh'], Motor: ['Nordan Drive 65 Nm', 'Nordan Drive 85 Nm'] } : {}),
  },
}))
