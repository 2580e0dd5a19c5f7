import type { KeyingConfig, UpdatesConfig } from '@urql/exchange-graphcache'
import { keys as restock, updates as restockUpdates } from '#parts/restock/restock.cache.ts'
import { keys as adminCatalogue } from './features/admin-catalogue/admin-catalogue.cache.ts'
import { keys as articlePictures } from './features/article-pictures/article-pictures.cache.ts'
import { keys as brand, updates as brandUpdates } from './features/brand/brand.cache.ts'
import { keys as cart } from './features/cart/cart.cache.ts'
import { keys as catalogue } from './features/catalogue/catalogue.cache.ts'
import { keys as config } from './features/config/config.cache.ts'
import { keys as fastOrder } from './features/fast-order/fast-order.cache.ts'
import { keys as handover } from './features/handover/handover.cache.ts'
import { keys as inquiry } from './features/inquiry/inquiry.cache.ts'
import { keys as mail } from './features/mail/mail.cache.ts'
import {
  keys as notifications,
  updates as notificationUpdates,
} from './features/notifications/notifications.cache.ts'
import { keys as password } from './features/password/password.cache.ts'
import { keys as purchases } from './features/purchases/purchases.cache.ts'

const embedded = () => null

/** Keys of the types without an `id`: what has no identity of its own is kept inside its parent. */
export const keys: KeyingConfig = {
  ...adminCatalogue,
  ...articlePictures,
  ...brand,
  ...cart,
  ...catalogue,
  ...config,
  ...fastOrder,
  ...handover,
  ...inquiry,
  ...mail,
  ...notifications,
  ...password,
  ...purchases,
  ...restock,
  CatalogueAreas: embedded,
  ChangeCustomerAnswer: embedded,
  Company: embedded,
  CreditCustomer: embedded,
  CreditInformation: embedded,
  CustCode: embedded,
  CustomerArea: embedded,
  CustomerCompany: embedded,
  CustomerFeedbackAnswer: embedded,
  CustomerPage: embedded,
  Language: (language) => language.code as string,
  MerchantConfig: embedded,
  Message: embedded,
  Portal: embedded,
  UserAreaBanner: embedded,
  UserError: embedded,
}

/** What a mutation changes beyond its own answer; each area adds its own. */
export const updates: Partial<UpdatesConfig> = {
  Mutation: {
    ...brandUpdates.Mutation,
    ...notificationUpdates.Mutation,
    ...restockUpdates.Mutation,
  },
}
