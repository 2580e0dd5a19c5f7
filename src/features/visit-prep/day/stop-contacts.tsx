import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { button } from '#ui/button.css.ts'
import * as css from './day.css.ts'
import type { KnownCustomer, StopFacts } from './use-stop-facts.ts'

interface StopContactsProps {
  facts: StopFacts
  known: KnownCustomer | undefined
  address: string
}

/** Ways to a customer, and the visits that were begun for them. */
export function StopContacts({ facts: { row, drafts }, known, address }: StopContactsProps) {
  const { brief } = useDates()
  const { custPhone: phone, email } = row?.customer ?? {}
  const map = mapLink(known, address)
  const small = button({ size: 'sm' })
  return (
    <div className={css.line}>
      {phone && (
        <a href={`tel:${phone}`} className={small}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={small}>
          {email}
        </a>
      )}
      {map && (
        <a href={map} target="_blank" rel="noreferrer" className={small}>
          <Trans>Open map</Trans>
        </a>
      )}
      {drafts.map(({ draftId, at, visit }) => (
        <Link
          key={draftId}
          to={`/visit-form/${visit.form}/create` as never}
          search={{ draft: draftId } as never}
          className={small}
        >
          <Trans>Continue the visit begun {brief(at)}</Trans>
        </Link>
      ))}
    </div>
  )
}

/** The map at the customer's own place; where only the city's is known, at the address. */
function mapLink(known: KnownCustomer | undefined, address: string): string | null {
  const { lat, lng, placeFrom } = known ?? {}
  const at = 'https://www.openstreetmap.org'
  if (typeof lat === 'number' && typeof lng === 'number' && (placeFrom !== 'city' || !address))
    return `${at}/?mlat=${lat}&mlon=${lng}#map=${placeFrom === 'city' ? 12 : 17}/${lat}/${lng}`
  return address ? `${at}/search?query=${encodeURIComponent(address)}` : null
}
