/** Parts of a postal address, as far as they are known. */
interface Address {
  name?: string | null
  address?: string | null
  postalCode?: string | null
  city?: string | null
  state?: string | null
  country?: string | null
  phone?: string | null
}

/** Returns an address in one line: name, street, postal code and city, state, country, phone. */
export const addressText = ({
  name,
  address,
  postalCode,
  city,
  state,
  country,
  phone,
}: Address): string =>
  [name, address, [postalCode, city].filter(Boolean).join(' '), state, country, phone]
    .filter(Boolean)
    .join(', ')
