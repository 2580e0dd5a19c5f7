import { media } from '../theme/media.ts'
import { mediaHook } from './media-hook.ts'

/** True where there is room for the side navigation. */
export const useDesk = mediaHook(media.desk)
