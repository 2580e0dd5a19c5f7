import { graphql } from '#data/graphql.ts'

const SettingFields = graphql(`
  fragment SettingFields on HostSetting {
    name
    value
    default
    isSet
    lock
  }
`)

export const HostSettings = graphql(
  `
    query HostSettings {
      portalOpening { openedAt sandbox toInvite }
      hostSettings {
        tenant
        hosts
        sorgs
        config {
          ...SettingFields
        }
        features {
          ...SettingFields
        }
        server {
          ...SettingFields
        }
      }
    }
  `,
  [SettingFields],
)

export const OpenPortal = graphql(`
  mutation OpenPortal($invite: Boolean!) {
    openPortal(invite: $invite) {
      invited
      opening { openedAt toInvite }
      userErrors { field code message }
    }
  }
`)

export const SettingChanges = graphql(`
  query SettingChanges($name: ID!) {
    settingChanges(name: $name) {
      id
      at
      by
      before
      after
    }
  }
`)

export const SaveSetting = graphql(
  `
    mutation SaveSetting($name: ID!, $value: String, $seen: String!) {
      saveSetting(name: $name, value: $value, seen: $seen) {
        setting {
          ...SettingFields
        }
        message {
          status
          description
        }
        userErrors {
          field
          message
          code
          meanwhile {
            by
            revision
          }
        }
      }
    }
  `,
  [SettingFields],
)
