import { graphql } from '#data/graphql.ts'

export const RequestPasswordLink = graphql(`
  mutation RequestPasswordLink($username: String!) {
    requestPasswordLink(username: $username) {
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

export const WhoseLink = graphql(`
  query WhoseLink($secret: String!) {
    passwordLink(secret: $secret) {
      username
      passwordOff
    }
  }
`)

export const SetPassword = graphql(`
  mutation SetPassword($secret: String!, $password: String!) {
    setPassword(secret: $secret, password: $password) {
      username
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

export const ConfirmEmail = graphql(`
  mutation ConfirmEmail($secret: String!) {
    confirmEmail(secret: $secret) {
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
