import { expect, test } from 'vitest'
import { askedGroup, withoutGroup } from './document-group.ts'

test.each([
  [undefined, { group: undefined }],
  ['7', { group: '7' }],
  [withoutGroup, { group: undefined, haveSalesGroup: false }],
])('the group %s asks for %j', (group, asked) => {
  expect(askedGroup(group)).toEqual(asked)
})
