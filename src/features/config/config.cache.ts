import type { KeyingConfig } from '@urql/exchange-graphcache'

const embedded = () => null

/** A setting is a part of its host. */
export const keys: KeyingConfig = { HostSettings: embedded, HostSetting: embedded }
