import { withBasePath } from '#offline/base-path.ts'
import * as css from './marketing.css.ts'

interface TitledProps {
  title: string
  file: { thumbnailUrl: string | null } | null
}

/** A title with its small picture, where there is one. */
export function Titled({ title, file }: TitledProps) {
  return (
    <span className={css.line}>
      {file?.thumbnailUrl && (
        <img className={css.thumb} src={withBasePath(file.thumbnailUrl)} alt="" loading="lazy" />
      )}
      {title}
    </span>
  )
}
