declare module 's3rver' {
  /** The parts of s3rver that tests use; the package has no types. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ port: number; address: string }>
    close(): Promise<void>
  }
}
