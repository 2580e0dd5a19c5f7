/** Everything that can be drawn: the first part of a picture's key. */
export const pictureKinds = [
  'bike-road', 'bike-fixed', 'bike-gravel', 'bike-mtb-hardtail', 'bike-mtb-full', 'bike-city', 'bike-stepthrough', 'bike-touring',
  'bike-folding', 'bike-kids', 'ebike-city', 'ebike-mtb', 'ebike-cargo',
  'wheel', 'tyre', 'tyre-knobby', 'tube', 'saddle', 'seatpost', 'handlebar-drop', 'handlebar-flat', 'stem', 'grips', 'tape', 'pedal',
  'helmet', 'light-front', 'light-rear', 'lock-u', 'lock-chain', 'pannier', 'saddlebag', 'rack', 'bottle', 'cage', 'multitool', 'pump',
  'oil', 'jersey', 'shorts', 'gloves', 'shoe',
  'groupset', 'crankset', 'derailleur', 'cassette', 'chain', 'brake', 'rotor', 'pads',
  'logo', 'scene',
] as const

export type PictureKind = (typeof pictureKinds)[number]
