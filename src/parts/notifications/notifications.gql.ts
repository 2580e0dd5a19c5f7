import { graphql } from '#data/graphql.ts'

export const UnreadNotifications = graphql(`
  query UnreadNotifications {
    unreadNotifications
  }
`)

export const PushKey = graphql(`
  query PushKey {
    pushKey
  }
`)
