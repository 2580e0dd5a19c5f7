import { expect, test } from 'vitest'
import { passwordProblem } from '#domain/account/password.ts'
import { CompactSet, newPasswordProblem } from './leaked-passwords.ts'

const nobody = { username: '', others: [] }

test.each(['Rush2112', 'Blink182'])(
  '%s passes the rules of the form and is refused: it was leaked',
  async (password) => {
    expect(passwordProblem(password, nobody)).toBeUndefined()
    expect(await newPasswordProblem(password, nobody)).toBe('pass_too_common')
  },
)

test('a good password passes, and the rules come first', async () => {
  expect(await newPasswordProblem('Kvitebjorn-7-Felgen', nobody)).toBeUndefined()
  expect(await newPasswordProblem('short', nobody)).toBe('pass_min_length')
})

test('the compact set has every entry, and hardly anything else', () => {
  const texts = Array.from({ length: 20_000 }, (_, n) => `entry-${n}`)
  const set = new CompactSet(texts)
  expect(texts.every((text) => set.has(text))).toBe(true)
  const wrong = Array.from({ length: 100_000 }, (_, n) => `other-${n}`).filter((text) =>
    set.has(text),
  )
  expect(wrong.length).toBeLessThan(60)
})
