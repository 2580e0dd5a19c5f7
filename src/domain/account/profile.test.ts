import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Profile } from './profile.ts'

test.each<[object, string[][]]>([
  [{ name: 'Siobhán O’Neil Jr. 3rd', email: ' s@o-neil.example ' }, []],
  [{ name: ' ', email: 's@o.example' }, [['name', 'required']]],
  [{ name: 'S', email: '' }, [['email', 'required']]],
  [{ name: 'S', email: 'nobody' }, [['email', 'valid_email']]],
  [{ name: 'S'.repeat(121), email: 's@o.example' }, [['name', 'too_long']]],
])('%j: %j', (given, expected) => {
  const { issues = [] } = v.safeParse(Profile, given)
  expect(issues.map(({ path, message }) => [path?.[0]?.key, message])).toEqual(expected)
})
