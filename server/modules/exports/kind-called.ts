import { areaKinds } from '../downloads/modules.ts'
import type { ExportKind } from './export-kind.ts'
import { exportKinds } from './export-kinds.ts'

/** A list, or a module of the download area, by its name in `export_job`. */
export const kindCalled = (name: string): ExportKind | undefined =>
  ({ ...exportKinds, ...areaKinds })[name as never]
