import { graphql } from '#data/graphql.ts'

export const ChangePassword = graphql(`
  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {
    changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {
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
