import { graphql } from '#data/graphql.ts'

export const PaymentMethodList = graphql(`
  query PaymentMethodList($sorg: String, $module: PaymentModule, $search: String, $sort: String, $page: Int, $limit: Int) {
    paymentMethods(sorg: $sorg, module: $module, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id sorg module type description customerGroups active offered }
      page count pageTotal
    }
    termChoices { sorgs { sorg name } }
  }
`)

export const PaymentMethodToEdit = graphql(`
  query PaymentMethodToEdit($id: ID!) {
    paymentMethod(id: $id) {
      id revision sorg module code type description instruction gatewayId discount onCredit expiryHours customerGroups sorting active
    }
    termChoices { sorgs { sorg name } customerGroups paymentServices }
  }
`)

export const SavePaymentMethod = graphql(`
  mutation SavePaymentMethod($id: ID, $paymentMethod: PaymentMethodInput!, $seen: String) {
    savePaymentMethod(id: $id, paymentMethod: $paymentMethod, seen: $seen) {
      paymentMethod {
        id revision type description instruction gatewayId discount onCredit expiryHours customerGroups sorting active offered
      }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeletePaymentMethod = graphql(`
  mutation DeletePaymentMethod($id: ID!) {
    deletePaymentMethod(id: $id) { userErrors { field message code } }
  }
`)
