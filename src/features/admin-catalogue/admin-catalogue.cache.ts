import type { KeyingConfig } from '@urql/exchange-graphcache'

const embedded = () => null

export const keys: KeyingConfig = { ArticleDisplayPage: embedded, OrderLimitsAnswer: embedded }
