import { media } from '../theme/media.ts'
import { mediaHook } from './media-hook.ts'

/** True on a phone: checkout goes step by step there, and what stands above a page says no more than a line. */
export const usePhone = mediaHook(media.phone)
