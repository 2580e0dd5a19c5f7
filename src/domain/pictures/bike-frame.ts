import type { BikeShape } from './bike-shapes.ts'
import { between, circle, iron, line, metal, moved, steel, tube, type Ink } from './ink.ts'

/** The fork with its axle: rigid, or with a lower half that moves. */
export function fork(bike: BikeShape, ink: Ink): string {
  const { headBottom, front, cargo } = bike
  const axle = circle(front, 3.6, '#33373d', metal, 1.4)
  if (cargo) return line([moved(front, -34, -52), front], iron, 8) + axle
  if (!bike.fork)
    return (
      tube(
        [headBottom, between(headBottom, front, 0.55), front],
        { ...ink, base: ink.dark },
        bike.width * 0.72,
      ) + axle
    )
  const crown = between(headBottom, front, 0.14)
  const lower = between(headBottom, front, 0.5)
  return (
    line([headBottom, crown], '#3b4047', 9) +
    line([crown, lower], steel, 6) +
    line([lower, front], '#2f343a', 9.5) +
    axle
  )
}

/** Tubes, battery and shock, with what is painted on them. @param brand empty for none */
export function frame(bike: BikeShape, ink: Ink, brand: string): string {
  const { rear, bracket, seat, headTop, headBottom, topTubeEnd, width } = bike
  const stay = width * 0.62
  const downTube = bike.battery ? width + 7 : width * 1.15
  const pivot = between(topTubeEnd, bracket, 0.35)
  const stays = bike.rearShock
    ? tube([bracket, rear], ink, stay + 1) +
      tube([rear, moved(pivot, -8, -6), moved(pivot, 6, -2)], ink, stay + 1)
    : tube([bracket, rear], ink, stay) +
      tube([bike.beam ? between(seat, bracket, 0.3) : seat, rear], ink, stay)
  const main = bike.beam
    ? tube([bracket, [bracket[0] - 4, bracket[1] - 24], moved(headBottom, 0, 14)], ink, width * 1.5)
    : tube([headBottom, bracket], ink, downTube) +
      tube([moved(headTop, 2, 6), topTubeEnd], ink, width)
  return [
    stays,
    tube([seat, bracket], ink, width),
    main,
    bike.rearShock
      ? line([moved(pivot, 4, -4), between(headTop, topTubeEnd, 0.52)], '#2f343a', 8) +
        line([moved(pivot, 4, -4), between(headTop, topTubeEnd, 0.7)], '#e0a52c', 4)
      : '',
    bike.battery
      ? line([between(headBottom, bracket, 0.18), between(headBottom, bracket, 0.74)], '#24272c', 8)
      : '',
    tube([headTop, headBottom], ink, width * 1.25),
    bike.beam ? '' : decal(bike, ink, brand),
  ].join('')
}

/** Letters along the down tube, a band on the seat tube, bolts for a bottle and the badge of the head tube. */
function decal(bike: BikeShape, ink: Ink, brand: string): string {
  const { headTop, headBottom, bracket, seat } = bike
  const width = bike.battery ? bike.width + 7 : bike.width * 1.15
  const [x, y] = between(headBottom, bracket, 0.5)
  const turn = (Math.atan2(headBottom[1] - bracket[1], headBottom[0] - bracket[0]) * 180) / Math.PI
  const letters =
    brand && !bike.rearShock && !bike.battery
      ? `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})" y="${(width * 0.32).toFixed(1)}" text-anchor="middle" font-family="Helvetica,Arial,sans-serif" font-weight="700" font-size="${(width * 0.92).toFixed(1)}" letter-spacing="1.2" fill="${ink.letter}">${brand.toUpperCase()}</text>`
      : ''
  const bolts = bike.rearShock
    ? ''
    : [0.45, 0.62].map((part) => circle(between(seat, bracket, part), 1.3, ink.letter)).join('')
  return (
    letters +
    bolts +
    line(
      [between(seat, bracket, 0.2), between(seat, bracket, 0.26)],
      ink.letter,
      bike.width * 0.9,
    ) +
    circle(between(headTop, headBottom, 0.5), bike.width * 0.34, ink.letter)
  )
}
