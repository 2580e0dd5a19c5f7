import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import { nextRun, runPeriod, type RunTimes, ScheduleFields, scheduleEnd } from './schedule.ts'

const daily = (hour: number): RunTimes => ({ rhythm: 'daily', day: null, hour })
const weekly = (day: number, hour: number): RunTimes => ({ rhythm: 'weekly', day, hour })
const monthly = (day: number, hour: number): RunTimes => ({ rhythm: 'monthly', day, hour })

describe('the next run', () => {
  test.each<[string, RunTimes, string, string, string]>([
    ['later today', daily(6), 'Europe/Berlin', '2026-11-25T04:59:59Z', '2026-11-25T05:00:00Z'],
    [
      'not at once again',
      daily(6),
      'Europe/Berlin',
      '2026-11-25T05:00:00Z',
      '2026-11-26T05:00:00Z',
    ],
    [
      'in the zone of the tenant',
      daily(0),
      'Asia/Jakarta',
      '2026-11-25T16:00:00Z',
      '2026-11-25T17:00:00Z',
    ],
    [
      'at a half hour of UTC',
      daily(7),
      'Asia/Kolkata',
      '2026-11-25T00:00:00Z',
      '2026-11-25T01:30:00Z',
    ],
    ['over the end of a year', daily(6), 'UTC', '2026-12-31T06:00:00Z', '2027-01-01T06:00:00Z'],
    ['on this Monday', weekly(1, 6), 'UTC', '2026-11-25T00:00:00Z', '2026-11-30T06:00:00Z'],
    ['on this Sunday', weekly(7, 6), 'UTC', '2026-11-25T00:00:00Z', '2026-11-29T06:00:00Z'],
    ['a week later', weekly(3, 6), 'UTC', '2026-11-25T06:00:00Z', '2026-12-02T06:00:00Z'],
    [
      'on a weekday of the zone',
      weekly(1, 1),
      'Asia/Jakarta',
      '2026-11-29T12:00:00Z',
      '2026-11-29T18:00:00Z',
    ],
    ['this month', monthly(28, 6), 'UTC', '2026-02-01T00:00:00Z', '2026-02-28T06:00:00Z'],
    ['next month', monthly(1, 6), 'UTC', '2026-11-01T06:00:00Z', '2026-12-01T06:00:00Z'],
    ['next year', monthly(5, 6), 'UTC', '2026-12-05T06:00:00Z', '2027-01-05T06:00:00Z'],
    // Clocks are set forward in the night to 29 March, and back in the night to 25 October.
    [
      'the same hour in summer',
      daily(6),
      'Europe/Berlin',
      '2026-03-28T05:00:00Z',
      '2026-03-29T04:00:00Z',
    ],
    [
      'the same hour in winter',
      daily(6),
      'Europe/Berlin',
      '2026-10-24T04:00:00Z',
      '2026-10-25T05:00:00Z',
    ],
    [
      'an hour that is skipped',
      daily(2),
      'Europe/Berlin',
      '2026-03-28T01:00:00Z',
      '2026-03-29T01:00:00Z',
    ],
    [
      'after it, as usual',
      daily(2),
      'Europe/Berlin',
      '2026-03-29T01:00:00Z',
      '2026-03-30T00:00:00Z',
    ],
    [
      'the first of two hours',
      daily(2),
      'Europe/Berlin',
      '2026-10-24T00:00:00Z',
      '2026-10-25T00:00:00Z',
    ],
    [
      'and not the second',
      daily(2),
      'Europe/Berlin',
      '2026-10-25T00:00:00Z',
      '2026-10-26T01:00:00Z',
    ],
    [
      'a midnight that is skipped',
      daily(0),
      'America/Santiago',
      '2026-09-05T12:00:00Z',
      '2026-09-06T04:00:00Z',
    ],
  ])('%s', (_, times, zone, after, expected) => {
    expect(nextRun(times, zone, new Date(after))).toEqual(new Date(expected))
  })
})

test.each([
  ['a first day', 'orders', 'daily', null, '2026-06-01', '2026-05-31', '2026-05-31'],
  ['a first week', 'orders', 'weekly', null, '2026-06-01', '2026-05-25', '2026-05-31'],
  ['a first month', 'orders', 'monthly', null, '2026-03-28', '2026-02-28', '2026-03-27'],
  [
    'a first month over a new year',
    'orders',
    'monthly',
    null,
    '2026-01-15',
    '2025-12-15',
    '2026-01-14',
  ],
  ['the day after', 'orders', 'daily', '2026-05-30', '2026-06-01', '2026-05-31', '2026-05-31'],
  [
    'what a failed run has left',
    'invoices',
    'daily',
    '2026-05-28',
    '2026-06-01',
    '2026-05-29',
    '2026-05-31',
  ],
  [
    'a week over a new year',
    'claims',
    'weekly',
    '2026-12-29',
    '2027-01-06',
    '2026-12-30',
    '2027-01-05',
  ],
  [
    'a second time on one day',
    'orders',
    'daily',
    '2026-05-31',
    '2026-06-01',
    '2026-05-31',
    '2026-05-31',
  ],
  ['today’s prices', 'prices', 'weekly', '2026-05-25', '2026-06-01', '2026-06-01', '2026-06-01'],
  ['today’s stock', 'stock', 'daily', null, '2026-06-01', '2026-06-01', '2026-06-01'],
] as const)('a file of %s', (_, module, rhythm, covered, today, from, to) => {
  expect(runPeriod({ module, rhythm }, covered, today)).toEqual({ from, to })
})

const good = { module: 'orders', format: 'json', rhythm: 'weekly', day: '7', hour: '23', url: null }

test.each([
  [{}, { day: 7, hour: 23 }],
  [
    { rhythm: 'monthly', day: '28', hour: '0' },
    { day: 28, hour: 0 },
  ],
  [
    { rhythm: 'daily', day: '28' },
    { day: null, hour: 23 },
  ],
  [{ url: ' https://erp.example.com/files ' }, { url: 'https://erp.example.com/files' }],
  [
    { rhythm: 'daily', day: null, hour: 4 },
    { day: null, hour: 4 },
  ],
])('%j is stored as %j', (given, stored) => {
  expect(v.parse(ScheduleFields, { ...good, ...given })).toMatchObject(stored)
})

test.each([
  [{ module: '' }, { module: 'required' }],
  [{ format: 'pdf' }, { format: 'required' }],
  [{ rhythm: 'hourly' }, { rhythm: 'required' }],
  [{ day: '8' }, { day: 'not_a_run_day' }],
  [{ day: '' }, { day: 'not_a_run_day' }],
  [{ rhythm: 'monthly', day: '29' }, { day: 'not_a_run_day' }],
  [{ day: '1.5' }, { day: 'not_a_run_day' }],
  [{ hour: '24' }, { hour: 'not_an_hour' }],
  [{ hour: '' }, { hour: 'not_an_hour' }],
  [{ url: ' ' }, { url: 'required' }],
  [{ url: 'x'.repeat(501) }, { url: 'too_long' }],
  [{ hour: 'six' }, { hour: 'not_an_hour' }],
])('%j is refused: %j', (given, problems) => {
  expect(problemsOf(ScheduleFields, { ...good, ...given })).toEqual(problems)
})

test.each([
  [{ active: true, mayDownload: true, hasCustomer: true }, null],
  [{ active: false, mayDownload: true, hasCustomer: true }, 'user_inactive'],
  [{ active: true, mayDownload: false, hasCustomer: false }, 'not_allowed'],
  [{ active: true, mayDownload: true, hasCustomer: false }, 'customer_lost'],
])('%j: %s', (person, end) => {
  expect(scheduleEnd(person)).toBe(end)
})
