import { graphql } from '#data/graphql.ts'

/** With those for this person's target markets, of whom the address for a host knows nothing. */
export const UserAreaAnnouncements = graphql(`
  query UserAreaAnnouncements {
    activeUserAreaAnnouncements {
      id
      type
      title
      url
      content
    }
  }
`)
