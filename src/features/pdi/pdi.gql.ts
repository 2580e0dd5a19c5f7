import { graphql } from '#data/graphql.ts'

/** Rows have all that an inspection's page shows, which opens from them without a connection. */
export const PdiList = graphql(`
  query PdiList($search: String, $deleted: Boolean, $sort: String, $page: Int, $limit: Int) {
    pdis(search: $search, deleted: $deleted, sort: $sort, page: $page, limit: $limit) {
      page
      count
      pageTotal
      rows {
        id
        frameNumber
        articleCode
        description
        brand
        model
        modelYear
        series
        merchandise
        mechanic
        custCode
        custName
        complete
        isDeleted
        createdAt
        createdBy
        revision
        checklist {
          id
          description
          checked
          required
        }
      }
    }
  }
`)

export const PdiToEdit = graphql(`
  query PdiToEdit($id: ID!) {
    pdi(id: $id) {
      id
      frameNumber
      articleCode
      description
      brand
      model
      modelYear
      series
      mechanic
      custCode
      custName
      complete
      isDeleted
      createdAt
      createdBy
      revision
      checklist {
        id
        description
        checked
        required
      }
    }
  }
`)

export const PdiPoints = graphql(`
  query PdiPoints {
    pdiChecklists(all: true) {
      id
      description
      merchandise
      sorting
      required
    }
  }
`)

export const CreatePdi = graphql(`
  mutation CreatePdi($id: ID!, $custCode: ID!, $pdi: PdiInput!) {
    createPdi(id: $id, custCode: $custCode, pdi: $pdi) {
      pdi {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)

export const UpdatePdi = graphql(`
  mutation UpdatePdi($id: ID!, $pdi: PdiInput!, $seen: String) {
    updatePdi(id: $id, pdi: $pdi, seen: $seen) {
      pdi {
        id
        revision
        mechanic
        complete
        checklist {
          id
          checked
          description
          required
        }
      }
      userErrors {
        code
        field
        message
        meanwhile {
          by
          revision
        }
      }
    }
  }
`)

export const DeletePdi = graphql(`
  mutation DeletePdi($id: ID!) {
    deletePdi(id: $id) {
      pdi {
        id
        isDeleted
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)

export const RestorePdi = graphql(`
  mutation RestorePdi($id: ID!) {
    restorePdi(id: $id) {
      pdi {
        id
        isDeleted
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)
