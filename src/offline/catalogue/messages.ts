import type { CatalogueProgress, DeviceAnswer } from './device-catalogue.ts'
import type { SyncOutcome } from './sync-catalogue.ts'

/** Messages from the page to the worker that holds the catalogue. */
export type ToWorker =
  /** `patient`: where another worker is taking this very catalogue it is waited for, instead of left to it. */
  | { kind: 'open'; userId: string; customerKey: string | null; patient: boolean }
  | { kind: 'ask'; id: number; field: string; args: Record<string, unknown> }
  | { kind: 'sync' }
  /** The server's answer to a path the worker wanted; no status: nothing came back. */
  | { kind: 'fetched'; id: number; status?: number; bytes?: ArrayBuffer; since?: number | null }
  | { kind: 'end'; id: number; forget: boolean }

/** Messages from the worker to its page. */
export type ToPage =
  | { kind: 'answer'; id: number; answer: DeviceAnswer | undefined }
  | { kind: 'fetch'; id: number; path: string }
  | { kind: 'progress'; progress: CatalogueProgress }
  | { kind: 'synced'; taken: SyncOutcome }
  | { kind: 'ended'; id: number }
