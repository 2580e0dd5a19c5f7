import { iconPaths, type IconName } from './icon-paths.ts'
import { icon } from './icon.css.ts'

interface IconProps {
  name: IconName
  size?: 'sm' | 'md' | 'lg'
  /** Said by screen readers; without it the icon is decoration. */
  label?: string
}

/** One stroke icon in the colour of the text around it. */
export function Icon({ name, size = 'md', label }: IconProps) {
  return (
    <svg
      className={icon({ size })}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
