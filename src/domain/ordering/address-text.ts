/** Parts of a postal address, as far as they are known. */
interface Address {
  name?: string | null
  address?: string | null
  postalCode?: string | null
  city?: string | null
  country?: string | null
  phone?: string | null
}

/** Returns an address in one line: name, street, postal code and city, country, phone. */
export const addressText = ({ name, address, postalCode, city, country, phone }: Address): string =>
  [name, address, [postalCode, city].filter(Boolean).join(' '), country, phone]
    .filter(Boolean)
    .join(', ')
