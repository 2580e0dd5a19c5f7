import { msg } from '@lingui/core/macro'
import type { ProblemWords } from '#ui/form/problem-text.tsx'
import { uploadWords } from './upload-words.ts'

/** Words of the states of a vendor's article. */
export const stateWords = {
  available: msg({ message: 'Available', context: 'third-party article' }),
  paused: msg({ message: 'Paused', context: 'third-party article' }),
  discontinued: msg({ message: 'Discontinued', context: 'third-party article' }),
}

/** Why a change of a vendor's article was refused. */
export const articleWords: ProblemWords = {
  ...uploadWords,
  name_taken: msg`This vendor already has an article with this code`,
  name_fixed: msg`The code of an article can’t be changed`,
  unknown_vendor: msg`This vendor no longer exists`,
  unknown_picture: msg`The picture isn’t there any more. Upload it again.`,
  used_by_orders: msg`This article was ordered, so it can’t be deleted. Discontinue it instead.`,
}
