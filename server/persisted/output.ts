type Chunk = string | Buffer | Promise<Output>

/** JSON that is being written: text, bytes that were written before, and places for what comes later. */
export class Output {
  text = ''
  private chunks: Chunk[] | undefined

  /** Adds text that was kept as bytes. */
  add(bytes: Buffer): void {
    this.push(bytes)
  }

  /** Leaves a place for what a promise comes to. */
  later(part: Promise<Output>): void {
    // When the answer fails earlier for another reason, this one is not awaited.
    part.catch(() => undefined)
    this.push(part)
  }

  private push(chunk: Chunk): void {
    this.chunks ??= []
    if (this.text !== '') this.chunks.push(this.text)
    this.chunks.push(chunk)
    this.text = ''
  }

  /** All of it as bytes. @throws what a promise in it has come to */
  async bytes(): Promise<Buffer> {
    const found: Buffer[] = []
    await this.collect(found)
    return Buffer.concat(found)
  }

  /** All of it as bytes when nothing in it is awaited; else undefined. */
  bytesNow(): Buffer | undefined {
    const found: Buffer[] = []
    for (const chunk of this.chunks ?? []) {
      if (chunk instanceof Promise) return undefined
      found.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    }
    found.push(Buffer.from(this.text))
    return found.length === 1 ? found[0] : Buffer.concat(found)
  }

  private async collect(found: Buffer[]): Promise<void> {
    for (const chunk of this.chunks ?? []) {
      if (typeof chunk === 'string') found.push(Buffer.from(chunk))
      else if (chunk instanceof Promise) await (await chunk).collect(found)
      else found.push(chunk)
    }
    if (this.text !== '') found.push(Buffer.from(this.text))
  }
}
