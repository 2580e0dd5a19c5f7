import { describe, expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import {
  AnnouncementFields,
  BannerFields,
  isTarget,
  maxBody,
  NewsFields,
  SalesDocumentFields,
  SalesDocumentGroupFields,
} from './content-fields.ts'

const span = { from: '2026-11-25T08:00', to: '2026-12-01T00:00' }
const announcement = {
  type: 'home_page',
  title: 'Closed',
  url: '',
  content: '<p>x</p>',
  file: '',
  ...span,
  markets: [],
}

describe('an announcement', () => {
  test.each([
    [{}, {}],
    [{ title: '  ' }, { title: 'required' }],
    [{ title: 'x'.repeat(201) }, { title: 'too_long' }],
    [{ content: '<p> &nbsp;</p>' }, { content: 'required' }],
    [{ content: '<p><img src="/files/a"></p>' }, {}],
    [{ content: 'x'.repeat(maxBody + 1) }, { content: 'too_long' }],
    [{ from: '' }, { from: 'required' }],
    [{ to: '2026-02-30T00:00' }, { to: 'not_a_minute' }],
    [{ to: span.from }, { to: 'to_before_from' }],
    [{ url: 'javascript:alert(1)' }, { url: 'valid_target' }],
    [{ url: '/news/7' }, {}],
    [{ type: 'login' }, { type: expect.any(String) }],
  ])('%j: %j', (change, problems) => {
    expect(problemsOf(AnnouncementFields, { ...announcement, ...change })).toEqual(problems)
  })
})

const published = {
  title: 'New',
  body: '<p>x</p>',
  ...span,
  markets: [],
  layout: '',
  itemPerLine: '3',
  files: [],
}

test.each([
  [{}, {}],
  [{ itemPerLine: '7' }, { itemPerLine: 'one_to_six' }],
  [{ body: '' }, { body: 'required' }],
  [{ files: Array.from({ length: 51 }, () => 'x') }, { files: 'too_many_files' }],
])('news with %j: %j', (change, problems) => {
  expect(problemsOf(NewsFields, { ...published, ...change })).toEqual(problems)
})

test.each([
  [{}, {}],
  [{ body: '', files: ['a'] }, {}],
  [{ body: '' }, { files: 'text_or_file' }],
  [{ type: 'x' }, { type: 'required' }],
  [{ to: span.from }, { to: 'to_before_from' }],
])('a sales document with %j: %j', (change, problems) => {
  const document = { ...published, type: 'sales', subtitle: '', group: '', ...change }
  expect(problemsOf(SalesDocumentFields, document)).toEqual(problems)
})

test.each([
  ['Manuals', {}],
  [' ', { name: 'required' }],
  ['x'.repeat(121), { name: 'too_long' }],
])('a group called %s: %j', (name, problems) => {
  expect(problemsOf(SalesDocumentGroupFields, { name, markets: [] })).toEqual(problems)
})

test.each([
  [{}, {}],
  [{ file: '' }, { file: 'required' }],
  [
    { from: '', to: '' },
    { from: 'required', to: 'required' },
  ],
  [{ link: '//evil.example' }, { link: 'valid_target' }],
])('a banner with %j: %j', (change, problems) => {
  const banner = { sorg: '', title: '', link: '', file: 'a', ...span, markets: [], ...change }
  expect(problemsOf(BannerFields, banner)).toEqual(problems)
})

test.each([
  ['', true],
  ['/catalog/bike?search=x', true],
  ['https://a.example/x', true],
  ['http://a.example', false],
  ['//a.example', false],
  ['/\\a.example', false],
  ['data:text/html,x', false],
  ['https://a.example x', false],
])('%j as a target: %s', (text, is) => {
  expect(isTarget(text)).toBe(is)
})
