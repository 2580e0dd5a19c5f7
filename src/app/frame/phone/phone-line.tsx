import { CreditLine } from '#parts/credit/credit-line.tsx'
import { phoneLine } from '../bar.css.ts'
import type { PhoneRows } from './phone-rows.ts'
import { PreviewLink } from '../preview-link.tsx'

/** The last row of a phone's bar: the customer's credit, and the way to the preview pages. */
export function PhoneLine({
  chip,
  credit,
  preview,
}: Pick<PhoneRows, 'chip' | 'credit' | 'preview'>) {
  if (!credit && !preview) return null
  return (
    <div className={phoneLine} data-alone={!chip}>
      {credit && <CreditLine />}
      {preview && <PreviewLink url={preview} words />}
    </div>
  )
}
