import { graphql } from '#data/graphql.ts'

export const FreightStepList = graphql(`
  query FreightStepList($sorg: String, $search: String, $sort: String, $page: Int, $limit: Int) {
    freightSteps(sorg: $sorg, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id sorg currency warehouseArea targetQty isHomeWarehouse discountAmount active }
      page count pageTotal
    }
    termChoices { sorgs { sorg name } }
  }
`)

export const FreightStepToEdit = graphql(`
  query FreightStepToEdit($id: ID!) {
    freightStep(id: $id) { id revision sorg warehouseArea targetQty isHomeWarehouse discountAmount active }
    termChoices { sorgs { sorg name currency } warehouseAreas }
  }
`)

export const SaveFreightStep = graphql(`
  mutation SaveFreightStep($id: ID, $freightStep: FreightStepInput!, $seen: String) {
    saveFreightStep(id: $id, freightStep: $freightStep, seen: $seen) {
      freightStep { id revision sorg warehouseArea targetQty isHomeWarehouse discountAmount active }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteFreightStep = graphql(`
  mutation DeleteFreightStep($id: ID!) {
    deleteFreightStep(id: $id) { userErrors { field message code } }
  }
`)
