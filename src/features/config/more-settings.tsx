import { Link } from '@tanstack/react-router'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { button } from '#ui/button.css.ts'
import { Row } from '#ui/display/stack.tsx'

const lists: readonly [path: string, title: MessageDescriptor][] = [
  ['/admin/sales-organisations', msg`Sales organizations`],
  ['/admin/payment-methods', msg`Payment methods`],
  ['/admin/shipment-rates', msg`Shipment rates`],
  ['/admin/freight-steps', msg`Freight discounts`],
  ['/admin/target-markets', msg`Target markets`],
  ['/admin/content-layouts', msg`Content layouts`],
  ['/admin/visit-forms', msg`Visit forms`],
  ['/admin/brand', msg`Logo and icons`],
]

/** Ways to what is set up on screens of its own. */
export function MoreSettings() {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`More settings`}>
      <Row>
        {lists.map(([path, title]) => (
          <Link key={path} to={path as never} className={button({ size: 'sm' })}>
            {i18n._(title)}
          </Link>
        ))}
      </Row>
    </nav>
  )
}
