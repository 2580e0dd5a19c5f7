import { graphql } from '#data/graphql.ts'

export const ResetSandboxNow = graphql(`
  mutation ResetSandboxNow {
    resetSandbox { userErrors { field message code } }
  }
`)
