/** Values the build writes into this worker. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean }
}
