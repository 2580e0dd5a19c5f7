import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './files.ts'

const folders = ['src', 'sw', 'server', 'scripts', 'tests', 'schema', 'docs', 'locales']
const texts = [
  ...sourceFiles('src', 'sw', 'server', 'scripts', 'tests'),
  ...folders.slice(5).flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.\w+$/.test(file) && !file.includes('.gen.'))
      .map((file) => ({
        path: `${folder}/${file}`,
        text: readFileSync(`${folder}/${file}`, 'utf8'),
      })),
  ),
  ...readdirSync('.')
    .filter((file) => /\.(md|json|ts|html)$/.test(file) && file !== 'package-lock.json')
    .map((file) => ({ path: file, text: readFileSync(file, 'utf8') })),
].filter(({ path }) => path !== 'tests/repo/words.test.ts')

/** The lines in which a pattern is found. */
const found = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        pattern.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 100)}`] : [],
      ),
  )

test('nothing is left for later', () => {
  expect(
    found(/\b(TODO|FIXME|HACK|XXX)\b|not (yet )?implemented|coming soon|lorem ipsum/i),
  ).toEqual([])
})

test('no test is left out', () => {
  expect(
    found(/\b(test|it|describe)\.(skip|only|todo|fixme|fails)\b|\bxit\(|\bxdescribe\(/),
  ).toEqual([])
})

test('nothing depends on the machine it was written on', () => {
  expect(found(/(^|['"`\s(])\/(work|home|root|Users)\/\w/)).toEqual([])
})

test('the account is a customer, and what it buys an article', () => {
  const code = sourceFiles('src', 'server', 'sw').filter(
    ({ path }) => !path.includes('/adventureworks/'),
  )
  const wrong = code.flatMap(({ path, text }) =>
    [
      ...text.matchAll(/\b(dealerCompan(?:y|ies)|clientCompany|customerClient|articleItem)\w*/g),
    ].map(([word]) => `${path} ${word}`),
  )
  expect(wrong).toEqual([])
})

test('a comment states the rule itself, and cites no page that is not in the repository', () => {
  expect(found(/\b[Dd]ocument [12] section|\((OFFLINE|SECURITY|DECIDED|LOOK|PEERS)\b/)).toEqual([])
})
