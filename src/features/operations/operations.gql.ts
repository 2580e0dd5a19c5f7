import { graphql } from '#data/graphql.ts'

export const OperationsNow = graphql(`
  query OperationsNow {
    operations {
      alerts {
        kind
        since
      }
      work {
        kind
        waiting
        failed
        oldest
        done
      }
      clientErrors {
        cause
        message
        stack
        path
        build
        agent
        count
        firstAt
        lastAt
      }
      version
      node
      database
      startedAt
      databaseBytes
      files
      fileBytes
    }
  }
`)
