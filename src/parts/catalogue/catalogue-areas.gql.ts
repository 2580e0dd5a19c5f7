import { graphql } from '#data/graphql.ts'

export const HomeAreas = graphql(`
  query HomeAreas {
    catalogueAreas {
      bike
      paa
      groupset
    }
  }
`)
