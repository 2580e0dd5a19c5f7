import { expect, test } from 'vitest'
import { sourceFiles } from './files.ts'

const comments = sourceFiles('src', 'sw', 'server', 'scripts', 'tests').flatMap(({ path, text }) =>
  [...text.matchAll(/\/\*\*[\s\S]*?\*\/|^[ \t]*\/\/ .*$/gm)].map(([comment]) => ({
    path,
    isDoc: comment.startsWith('/**'),
    words: comment
      .replace(/^\s*(\/\*\*|\*\/|\*|\/\/)\s?|\*\/$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  })),
)
const listed = (wrong: typeof comments) =>
  wrong.map(({ path, words }) => `${path} ${words.slice(0, 90)}`)

test('a doc comment begins with what the thing is or does, not with a question or a pronoun', () => {
  const odd = /^(What|Who|Whoever|How|Where|When|It|They|He|She|The same)\b/
  expect(comments.length).toBeGreaterThan(2_000)
  expect(listed(comments.filter(({ isDoc, words }) => isDoc && odd.test(words)))).toEqual([])
})

test('a comment names who acts: the person, the buyer, the server', () => {
  const vague = /\b(nobody|somebody|anybody|everybody|whoever|he|his|him)\b/i
  expect(listed(comments.filter(({ words }) => vague.test(words)))).toEqual([])
})
