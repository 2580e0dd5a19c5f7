import { withBasePath } from '#offline/base-path.ts'
import * as css from './third-party.css.ts'

interface ProductNameProps {
  product: { description: string; articleCode: string; picture: string | null }
}

/** An article of a vendor in a list: picture, description and code. */
export function ProductName({ product }: ProductNameProps) {
  const { description, articleCode, picture } = product
  return (
    <span className={css.product}>
      {picture && <img className={css.picture} src={withBasePath(picture)} alt="" loading="lazy" />}
      <span>
        {description}
        <span className={css.code}>{articleCode}</span>
      </span>
    </span>
  )
}
