import { withBasePath } from '#offline/base-path.ts'
import { flag } from './flag.css.ts'

/** A locale's flag; decoration, its name stands beside it. */
export function Flag({ code }: { code: string }) {
  return (
    <img
      className={flag}
      src={withBasePath(`/language/${code}.svg`)}
      alt=""
      width={20}
      height={15}
      loading="lazy"
    />
  )
}
