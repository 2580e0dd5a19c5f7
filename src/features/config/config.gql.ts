import { graphql } from '#data/graphql.ts'

export const HostSettings = graphql(`
  query HostSettings {
    hostSettings {
      tenant
      hosts
      config {
        name
        value
        isSet
      }
      features {
        name
        value
        isSet
      }
      server {
        name
        value
        isSet
      }
    }
  }
`)
