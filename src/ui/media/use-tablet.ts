import { media } from '../theme/media.ts'
import { mediaHook } from './media-hook.ts'

/** True where a rail of icons fits, but no side navigation with words. */
export const useTablet = mediaHook(media.tablet)
