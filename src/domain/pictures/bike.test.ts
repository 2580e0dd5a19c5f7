import { expect, test } from 'vitest'
import { fork, frame } from './bike-frame.ts'
import { bikeShapes } from './bike-shapes.ts'
import { brakes, drivetrain, wheel } from './bike-wheels.ts'
import { drawBike } from './bike.ts'
import { inkOf } from './ink.ts'

const ink = inkOf('c8322d')
const { 'bike-road': road, 'bike-fixed': fixed, 'bike-city': city, 'bike-kids': kids } = bikeShapes
/** The rings of a sprocket stack are dashed; a single sprocket is a plain circle. */
const sprockets = (drawing: string) => drawing.match(/stroke-dasharray="2\.2 0\.9"/g)?.length ?? 0
const disc = 'stroke-dasharray="4 1.6"'

test('with gears there are four sprockets, with one none and no derailleur', () => {
  expect(sprockets(drivetrain(road))).toBe(4)
  for (const one of [fixed, city, kids]) expect(sprockets(drivetrain(one))).toBe(0)
  expect(drivetrain(road).length).toBeGreaterThan(drivetrain(fixed).length)
})

test('discs where one rides fast or off the road, callipers elsewhere, nothing on a track', () => {
  expect(wheel(road.rear, road.radius, road)).toContain(disc)
  expect(wheel(city.rear, city.radius, city)).not.toContain(disc)
  expect(brakes(city)).not.toBe('')
  expect(brakes(road)).not.toBe(brakes(city))
  expect(brakes(fixed)).toBe('')
  expect(wheel(fixed.rear, fixed.radius, fixed)).not.toContain(disc)
})

test('a suspension fork is drawn unlike a rigid one', () => {
  expect(fork(bikeShapes['bike-mtb-hardtail'], ink)).toContain('#c9ced5')
  expect(fork(city, ink)).not.toContain('#c9ced5')
})

test('letters stand on a diamond frame, not on a shock or a battery', () => {
  expect(frame(road, ink, 'halden')).toContain('>HALDEN</text>')
  expect(frame(bikeShapes['bike-mtb-full'], ink, 'halden')).not.toContain('HALDEN')
  expect(frame(bikeShapes['ebike-city'], ink, 'halden')).not.toContain('HALDEN')
})

test('the three road frames differ', () => {
  const drawn = (['bike-road', 'bike-endurance', 'bike-climb'] as const).map((kind) =>
    drawBike(bikeShapes[kind], ink, ''),
  )
  expect(new Set(drawn).size).toBe(3)
})
