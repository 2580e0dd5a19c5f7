import { media } from '../theme/media.ts'
import { mediaHook } from './media-hook.ts'

/** True in the frame of a phone, whose bar shows the title of the screen. */
export const useHand = mediaHook(media.hand)
