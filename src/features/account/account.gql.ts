import { graphql } from '#data/graphql.ts'

export const Devices = graphql(`
  query Devices {
    devices {
      id
      current
      browser
      system
      address
      lastUsedAt
    }
  }
`)

export const RevokeDevice = graphql(`
  mutation RevokeDevice($id: ID!) {
    revokeDevice(id: $id) {
      message {
        status
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const PushDevices = graphql(`
  query PushDevices {
    pushSubscriptions {
      id
      current
      browser
      system
      lastSeenAt
    }
  }
`)

export const RevokePush = graphql(`
  mutation RevokePush($id: ID!) {
    revokePushSubscription(id: $id) {
      message {
        status
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const SaveProfile = graphql(`
  mutation SaveProfile($user: ProfileInput!) {
    updateProfileUser(user: $user) {
      pendingEmail
      message {
        status
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)
