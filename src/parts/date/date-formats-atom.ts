import { atom } from 'jotai'
import { configDefaults, type HostConfig } from '#domain/portal/host-config.ts'

/** Tenant's formats of days and times. Apart from what writes them: the log-in page sets it and writes none. */
export const dateFormatsAtom = atom<Pick<HostConfig, 'dateFormat' | 'timeFormat'>>(configDefaults)
