import type { KeyingConfig } from '@urql/exchange-graphcache'

const embedded = () => null

/** Parts of an answer that have no identity of their own; what is offered differs by sales organisation and module. */
export const keys: KeyingConfig = {
  AnalysisFact: embedded,
  CartFreight: embedded,
  FreightStep: embedded,
  Order: (order) => order.order_no as string,
  OrderPayment: embedded,
  OrderShipment: embedded,
  OrderShipTo: embedded,
  OrderType: embedded,
  PaymentMerchant: embedded,
  PaymentMethod: embedded,
  ProductAnalysis: embedded,
  Rate: embedded,
  ShipmentRate: embedded,
  ShipTo: embedded,
  SorgConfig: embedded,
  StockOrderConfirmation: embedded,
}
