import type { Point } from './ink.ts'

/** Positions of a bicycle's parts, and which parts it has. Units of the 400 × 300 drawing. */
export interface BikeShape {
  rear: Point
  front: Point
  radius: number
  frontRadius?: number
  tyre: number
  knobs?: boolean
  bracket: Point
  seat: Point
  saddle: Point
  headTop: Point
  headBottom: Point
  /** Point where the top tube meets the seat tube; lower on a step-through. */
  topTubeEnd: Point
  width: number
  bars: 'drop' | 'flat' | 'riser' | 'swept' | 'bullhorn'
  fork?: 'suspension'
  rearShock?: boolean
  fenders?: boolean
  rack?: boolean
  basket?: boolean
  battery?: boolean
  cargo?: boolean
  deepRims?: boolean
  /** One sprocket, no derailleur. */
  single?: boolean
  /** Ridden on a track: no brakes. */
  fixed?: boolean
  /** One beam instead of a diamond. */
  beam?: boolean
}

const road: BikeShape = {
  rear: [112, 200],
  front: [291, 200],
  radius: 62,
  tyre: 5,
  bracket: [182, 206],
  seat: [160, 120],
  saddle: [152, 88],
  headTop: [262, 104],
  headBottom: [268, 130],
  topTubeEnd: [161, 122],
  width: 7,
  bars: 'drop',
}

const hardtail: BikeShape = {
  rear: [108, 200],
  front: [298, 200],
  radius: 63,
  tyre: 11,
  knobs: true,
  bracket: [180, 204],
  seat: [158, 132],
  saddle: [149, 92],
  headTop: [254, 104],
  headBottom: [260, 126],
  topTubeEnd: [159, 134],
  width: 9,
  bars: 'riser',
  fork: 'suspension',
}

const city: BikeShape = {
  rear: [110, 202],
  front: [292, 202],
  radius: 60,
  tyre: 8,
  bracket: [182, 208],
  seat: [158, 120],
  saddle: [150, 92],
  headTop: [250, 94],
  headBottom: [258, 126],
  topTubeEnd: [160, 124],
  width: 8,
  bars: 'swept',
  fenders: true,
  rack: true,
}

export const bikeShapes = {
  // Long and low.
  'bike-road': {
    ...road,
    deepRims: true,
    headTop: [264, 112],
    headBottom: [268, 132],
    seat: [160, 124],
    topTubeEnd: [161, 126],
    saddle: [151, 86],
    width: 8,
  },
  // Upright: a tall head tube and a top tube that falls to the seat.
  'bike-endurance': {
    ...road,
    tyre: 6.5,
    headTop: [260, 96],
    headBottom: [267, 132],
    seat: [161, 128],
    topTubeEnd: [162, 130],
    saddle: [152, 90],
  },
  // Thin tubes, a level top tube, shallow rims.
  'bike-climb': {
    ...road,
    tyre: 4.6,
    width: 5.6,
    headTop: [261, 105],
    seat: [157, 106],
    topTubeEnd: [158, 108],
    saddle: [152, 84],
  },
  'bike-fixed': { ...road, bars: 'bullhorn', tyre: 4.5, single: true, fixed: true },
  'bike-gravel': {
    ...road,
    tyre: 9,
    knobs: true,
    width: 8,
    headTop: [259, 98],
    seat: [162, 130],
    topTubeEnd: [163, 133],
    saddle: [152, 90],
  },
  'bike-mtb-hardtail': hardtail,
  'bike-mtb-full': {
    ...hardtail,
    rearShock: true,
    width: 10,
    topTubeEnd: [164, 144],
    seat: [160, 134],
  },
  'bike-city': { ...city, single: true },
  'bike-stepthrough': { ...city, single: true, topTubeEnd: [174, 178], basket: true },
  'bike-touring': { ...city, bars: 'flat', headTop: [254, 104], tyre: 9, width: 8 },
  'bike-folding': {
    ...city,
    rear: [116, 222],
    front: [286, 222],
    radius: 40,
    tyre: 8,
    bracket: [186, 216],
    seat: [160, 176],
    saddle: [146, 92],
    headTop: [258, 100],
    headBottom: [268, 172],
    topTubeEnd: [166, 190],
    rack: false,
    bars: 'flat',
    beam: true,
  },
  'bike-kids': {
    ...city,
    rear: [130, 214],
    front: [272, 214],
    radius: 48,
    tyre: 10,
    bracket: [188, 216],
    seat: [170, 160],
    saddle: [163, 132],
    headTop: [242, 122],
    headBottom: [248, 148],
    topTubeEnd: [176, 180],
    rack: false,
    width: 9,
    bars: 'riser',
    single: true,
  },
  'ebike-city': { ...city, battery: true, width: 10, topTubeEnd: [168, 150] },
  'ebike-mtb': {
    ...hardtail,
    battery: true,
    rearShock: true,
    width: 11,
    topTubeEnd: [164, 144],
    seat: [160, 134],
  },
  'ebike-cargo': {
    ...city,
    rear: [84, 212],
    front: [338, 224],
    radius: 50,
    frontRadius: 38,
    tyre: 9,
    bracket: [146, 214],
    seat: [124, 134],
    saddle: [117, 106],
    headTop: [206, 100],
    headBottom: [214, 140],
    topTubeEnd: [128, 146],
    cargo: true,
    battery: true,
    width: 10,
    rack: true,
  },
} as const satisfies Record<string, BikeShape>
