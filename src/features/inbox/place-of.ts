interface Place {
  postalCode: string | null
  city: string
  state: string
  country: string
}

/** Returns where an inquiry comes from, in one line. */
export const placeOf = ({ postalCode, city, state, country }: Place): string =>
  [postalCode, city, state, country].filter(Boolean).join(', ')
