import type { IconName } from './icon-paths.ts'

/** Meaning of a message for the reader. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

/** The icon that says the same as the colour. */
export const toneIcon: Record<Tone, IconName> = {
  neutral: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'warning',
  info: 'info',
}
