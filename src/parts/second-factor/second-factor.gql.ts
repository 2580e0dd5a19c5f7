import { graphql } from '#data/graphql.ts'

export const Factors = graphql(`
  query Factors {
    secondFactor {
      required
      asksPassword
      codesSince
      recoveryCodesLeft
      passkeys { id name host createdAt lastUsedAt }
    }
  }
`)

export const StartOneTimeCodes = graphql(`
  mutation StartOneTimeCodes($password: String!) {
    startOneTimeCodes(password: $password) {
      secret
      qr { size path }
      userErrors { field message code }
    }
  }
`)

export const ConfirmOneTimeCodes = graphql(`
  mutation ConfirmOneTimeCodes($code: String!) {
    confirmOneTimeCodes(code: $code) {
      recoveryCodes
      userErrors { field message code }
    }
  }
`)

export const RemoveOneTimeCodes = graphql(`
  mutation RemoveOneTimeCodes($password: String!) {
    removeOneTimeCodes(password: $password) { userErrors { field message code } }
  }
`)

export const StartPasskey = graphql(`
  mutation StartPasskey($password: String!) {
    startPasskey(password: $password) { options userErrors { field message code } }
  }
`)

export const AddPasskey = graphql(`
  mutation AddPasskey($name: String!, $response: JSON!) {
    addPasskey(name: $name, response: $response) {
      recoveryCodes
      userErrors { field message code }
    }
  }
`)

export const RemovePasskey = graphql(`
  mutation RemovePasskey($id: ID!, $password: String!) {
    removePasskey(id: $id, password: $password) { userErrors { field message code } }
  }
`)

export const RenewRecoveryCodes = graphql(`
  mutation RenewRecoveryCodes($password: String!) {
    renewRecoveryCodes(password: $password) {
      recoveryCodes
      userErrors { field message code }
    }
  }
`)
