import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { PictureProblem } from '#domain/files/picture-problem.ts'
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

const pictureProblemWords: Record<PictureProblem, MessageDescriptor> = {
  not_open: msg`We can’t open this address. Enter an https address on the open internet.`,
  not_found: msg`There’s no picture at this address. Check the spelling.`,
  not_allowed: msg`The website doesn’t let us have this picture. Upload the picture instead.`,
  refused: msg`The website didn’t give us this picture. Check the address or upload the picture.`,
  too_large: msg`The picture at this address is too large. Use a smaller one.`,
  redirects: msg`This address leads from one address to the next. Enter the picture’s own address.`,
  no_answer: msg`The website didn’t answer. We keep trying for about an hour; after that, upload the picture.`,
  no_picture: msg`What’s at this address isn’t a picture we can use. Use a JPEG, PNG or WebP.`,
}

/** Why a picture could not be taken from its address, in words. @param problem a code; others are of earlier versions */
export const pictureWords = (problem: string): MessageDescriptor =>
  pictureProblemWords[problem as PictureProblem] ?? pictureProblemWords.refused
