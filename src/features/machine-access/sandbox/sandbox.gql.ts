import { graphql } from '#data/graphql.ts'

export const ReadSandbox = graphql(`
  query ReadSandbox {
    sandbox { of resetting resetAt }
  }
`)

export const ResetSandboxNow = graphql(`
  mutation ResetSandboxNow {
    resetSandbox { userErrors { field message code } }
  }
`)
