/** Things that a payment method can pay. */
export const paymentModules = ['order', 'invoice'] as const

/** Measures that the steps of a shipment rate count. */
export const rateBases = ['weight', 'value', 'pieces'] as const
