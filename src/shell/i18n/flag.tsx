import { flag } from './flag.css.ts'

/** A locale's flag; decoration, its name stands beside it. */
export function Flag({ code }: { code: string }) {
  return (
    <img
      className={flag}
      src={`/language/${code}.svg`}
      alt=""
      width={20}
      height={15}
      loading="lazy"
    />
  )
}
