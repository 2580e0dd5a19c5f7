import { graphql } from '#data/graphql.ts'

export const ShipmentRateList = graphql(`
  query ShipmentRateList($sorg: String, $search: String, $sort: String, $page: Int, $limit: Int) {
    shipmentRates(sorg: $sorg, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id sorg currency code description rate basis steps { from rate } customerGroups active }
      page count pageTotal
    }
    termChoices { sorgs { sorg name } }
  }
`)

export const ShipmentRateToEdit = graphql(`
  query ShipmentRateToEdit($id: ID!) {
    shipmentRate(id: $id) {
      id revision sorg code type description input rate basis steps { from rate } customerGroups sorting active
    }
    termChoices { sorgs { sorg name currency } customerGroups }
  }
`)

export const SaveShipmentRate = graphql(`
  mutation SaveShipmentRate($id: ID, $shipmentRate: ShipmentRateInput!, $seen: String) {
    saveShipmentRate(id: $id, shipmentRate: $shipmentRate, seen: $seen) {
      shipmentRate { id revision type description input rate basis steps { from rate } customerGroups sorting active }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteShipmentRate = graphql(`
  mutation DeleteShipmentRate($id: ID!) {
    deleteShipmentRate(id: $id) { userErrors { field message code } }
  }
`)
