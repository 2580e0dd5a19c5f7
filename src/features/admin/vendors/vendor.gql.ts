import { graphql } from '#data/graphql.ts'

export const VendorList = graphql(`
  query VendorList($search: String, $sort: String, $page: Int, $limit: Int) {
    vendors(search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id code name email sorgs active people articles }
      page count pageTotal
    }
  }
`)

export const VendorToEdit = graphql(`
  query VendorToEdit($id: ID!) {
    vendor(id: $id) { id revision code name email orderEmails address sorgs active people }
    vendorPeople { username name active }
    termChoices { sorgs { sorg name } }
  }
`)

export const SaveVendor = graphql(`
  mutation SaveVendor($id: ID, $vendor: VendorInput!, $seen: String) {
    saveVendor(id: $id, vendor: $vendor, seen: $seen) {
      vendor { id revision code name email orderEmails address sorgs active people }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteVendor = graphql(`
  mutation DeleteVendor($id: ID!) {
    deleteVendor(id: $id) { userErrors { field message code } }
  }
`)
